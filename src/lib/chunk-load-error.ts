/** How Chromium, Firefox, Safari and Vite word the failed load of a chunk. */
const chunkLoadError = /dynamically imported module|module script failed|Unable to preload CSS/i;

/** Whether an error means that a chunk could not be loaded: the network failed, or a release has removed the file. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && chunkLoadError.test(error.message);
