import { notifyCopied } from './notify';

/** Copies a text to the clipboard. Returns false when the browser refuses or the page has no secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // `navigator.clipboard` is undefined without a secure context, which throws as well.
    return false;
  }
}

/** Copies a text and tells the user whether it worked. */
export const copyAndNotify = async (text: string) => notifyCopied(await copyText(text));
