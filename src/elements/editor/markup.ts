import type { JSONContent } from '@tiptap/core';
import { DOMParser, Slice, type Schema } from '@tiptap/pm/model';
import { imageHosts } from '@/config/env';
import { isHostWithin } from '@/lib/file/image-size';
import { sanitizedFragment, sanitizedText } from '@/lib/html/sanitize-html';
import { schema } from './extensions';

/**
 * Markup becomes a document by way of sanitised nodes only, never as a text: that is what strict browsers
 * refuse, and what carries scripts.
 */
export const parseHtml = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(sanitizedFragment(html)).toJSON();

/** What is sent of an edited document. */
export const serializeHtml = (html: string): string => sanitizedText(html);

const isOwnHost = (src: string | null) => {
  // Without an address there is nothing to show.
  if (src === null) return false;
  const { host, hostname } = new URL(src, location.href);
  return host === location.host || isHostWithin(hostname, imageHosts);
};

interface PastedContent {
  slice: Slice;
  /** Pictures that lie with somebody else and were left out. */
  foreignImages: number;
}

/** What comes from other programs, without their styles and without pictures that are not ours; in an editor's own schema. */
export function parsePastedHtml(html: string, own: Schema = schema): PastedContent {
  const fragment = sanitizedFragment(html);
  const pictures = [...fragment.querySelectorAll('img')];
  const foreignElements = pictures.filter((img) => !isOwnHost(img.getAttribute('src')));
  for (const img of foreignElements) img.remove();
  const { content } = DOMParser.fromSchema(own).parseSlice(fragment);
  return { slice: Slice.maxOpen(content), foreignImages: foreignElements.length };
}
