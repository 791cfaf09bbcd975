/** Whether a value is a plain object; arrays and null are not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value whose members are read one by one; what is no plain object has none. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A list of a response, or an empty one when the response lacks it. */
export const listOf = <Item>(value: readonly Item[]): readonly Item[] =>
  Array.isArray(value) ? value : [];

export const isString = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is an id as servers send it: a number or a text. */
export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string';

/** How Chromium, Firefox, Safari and Vite word the failed load of a chunk. */
const chunkLoadError = /dynamically imported module|module script failed|Unable to preload CSS/i;

/** Whether an error means that a chunk could not be loaded: the network failed, or a release has removed the file. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && chunkLoadError.test(error.message);
