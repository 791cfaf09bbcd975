import type { JSONContent } from '@tiptap/core';
import { DOMParser, Slice, type Schema } from '@tiptap/pm/model';
import { env } from '@/config/env';
import { isHostWithin } from '@/lib/file/image-size';
import { sanitizedFragment, sanitizedText } from '@/lib/html/sanitize-html';
import { schema } from './extensions';
import { turnTablesIntoLines } from './table-lines';

interface StoredContent {
  content: JSONContent;
  /** Number of tables that became lines of text. */
  tables: number;
}

/**
 * Parses HTML from sanitised DOM nodes, never from a string: strings can carry scripts, and Trusted Types refuse them.
 */
export function parseHtml(html: string): StoredContent {
  const fragment = sanitizedFragment(html);
  const tables = turnTablesIntoLines(fragment);
  return { content: DOMParser.fromSchema(schema).parse(fragment).toJSON(), tables };
}

/** Sanitises the HTML of an edited document before it is sent. */
export const serializeHtml = (html: string): string => sanitizedText(html);

const isOwnHost = (src: string | null) => {
  // An image without a URL shows nothing.
  if (src === null) return false;
  const { host, hostname } = new URL(src, location.href);
  return host === location.host || isHostWithin(hostname, env.imageHosts);
};

interface PastedContent extends Pick<StoredContent, 'tables'> {
  slice: Slice;
  /** Number of images that were removed because they are on other hosts. */
  foreignImages: number;
}

/** Parses pasted HTML: removes styles, and images on other hosts. */
export function parsePastedHtml(html: string, own: Schema = schema): PastedContent {
  const fragment = sanitizedFragment(html);
  const pictures = [...fragment.querySelectorAll('img')];
  const foreignElements = pictures.filter((img) => !isOwnHost(img.getAttribute('src')));
  for (const img of foreignElements) img.remove();
  const tables = turnTablesIntoLines(fragment);
  const { content } = DOMParser.fromSchema(own).parseSlice(fragment);
  return { slice: Slice.maxOpen(content), foreignImages: foreignElements.length, tables };
}
