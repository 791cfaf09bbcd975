/** How Chromium, Firefox, Safari and Vite say that a part of the program could not be fetched. */
const lost = /dynamically imported module|module script failed|Unable to preload CSS/i;

/** Whether an error means that code is missing: a broken line, or a file that a release has taken away. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error && lost.test(error.message);
