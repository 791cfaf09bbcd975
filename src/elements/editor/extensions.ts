import { getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { safeUrl } from '@/lib/url/safe-url';

/** What a text may consist of: what the sanitiser lets pass and the app shows. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // Reading a stored text must not add to it.
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
