/** An object of a document that others have written: nothing is known of its members. */
export type Json = Record<string, unknown>;

/** Returns a text as it is, and any other value as JSON. */
export const textOf = (value: unknown) =>
  typeof value === 'string' ? value : String(JSON.stringify(value));

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** Returns an object as it is, and an empty one for any other value. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
