import { getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { safeUrl } from '@/lib/url/safe-url';

/** The supported formatting: what the sanitiser keeps and the app can show. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // Without this, loading a text would append an empty paragraph.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (url) => safeUrl(url) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ allowBase64: false }),
];

export const schema = getSchema(extensions);
