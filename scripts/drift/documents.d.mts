/** The calls of a document; they are for `compare` only. */
export interface Calls {
  calls: unknown[];
  problems: unknown[];
}
export function callsOf(document: unknown, others?: Map<string, unknown>): Calls;
