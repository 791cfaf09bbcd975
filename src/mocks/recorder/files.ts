import type { SpecFile } from './spec-text';

/** Larger files would not fit into the storage of the window. */
const maxBytes = 200_000;

export const areSmall = (files: readonly File[]) =>
  files.reduce((sum, { size }) => sum + size, 0) <= maxBytes;

/** Returns the file as the saved test contains it. */
export async function readFile(file: File): Promise<SpecFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ''));
  return { name: file.name, type: file.type, base64 };
}
