import { inflateEntries, zip } from '@/elements/export/zip';

/** Returns the archive without compression: `read-excel-file` starts a worker for a large compressed entry. */
export const plainArchive = async (file: Blob, maxBytes: number) =>
  new Blob(zip(await inflateEntries(await file.arrayBuffer(), maxBytes))).arrayBuffer();
