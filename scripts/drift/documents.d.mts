/** A call of a document; its schemas are for `compare` only. */
export interface Call {
  id: string;
  method: string;
  path: string;
}
export function callsOf(document: unknown): Call[];
