/** The calls of a document. Only `compare` reads them, so their type is unknown. */
export interface Calls {
  calls: unknown[];
  problems: unknown[];
}
export function callsOf(document: unknown, others?: Map<string, unknown>): Calls;
