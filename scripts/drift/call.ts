import type { Schema } from './schema.ts';

/** A place of a document that could not be read, and what is there. */
export interface Problem {
  where: string;
  actual: string;
}

export type Place = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: Place;
  required: boolean;
  schema: Schema | null;
}

/** A call of an API document in the common form of all formats. Its schemas are read on demand: types may contain themselves. */
export interface Call {
  id: string;
  /** `*` for a path that could not be read. */
  method: string;
  path: string;
  assumed: boolean;
  /** Null where the document does not say. */
  access: 'anonymous' | 'optional' | 'authorised' | null;
  parameters: Parameter[];
  body: Schema | null;
  /** The types of the body. */
  media: string[];
  response: Schema | null;
  problems: Problem[];
  /** Why the path could not be read. */
  unread?: string;
}

export interface Calls {
  calls: Call[];
  problems: Problem[];
}

/** A difference between the calls of the console and those of the server. */
export interface Finding {
  severity: 'breaking' | 'warning' | 'note';
  kind: string;
  call: string;
  where: string;
  expected?: string;
  actual?: string;
  assumed?: true;
  member?: { type: string | null; name: string };
  /** The missing calls, if a whole module is missing. */
  calls?: string[];
  /** Present if somebody has accepted the finding until a date. */
  accepted?: { reason: string; until: string };
}
/** A finding about a call that is not named in it. */
export type Difference = Omit<Finding, 'call' | 'calls' | 'accepted'>;
/** Adds a finding to the list of a call. */
export type Add = (difference: Difference) => void;
