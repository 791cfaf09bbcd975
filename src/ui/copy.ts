/** Puts a text on the clipboard; false when the browser refuses or the page is not served securely. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure context `navigator.clipboard` is missing, which lands here as well.
    return false;
  }
}
