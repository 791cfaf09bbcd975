import type { Definition } from 'ts-json-schema-generator';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';

/** A call of the console, as the running code has it. */
export interface Endpoint extends Pick<
  AnyEndpoint,
  | 'method'
  | 'path'
  | 'client'
  | 'paging'
  | 'assumed'
  | 'bodyType'
  | 'inQuery'
  | 'keepsPathParams'
  | 'saves'
> {
  file: string;
  resource: string;
  key: string;
  id: string;
}

/** A call with the schemas of its types: those of the generator, or those of the document. */
export interface TypedEndpoint<Kind = Definition> extends Endpoint {
  description: string;
  request: Kind | null;
  /** Set instead of `response` for a list, whose type names its row. */
  row: Kind | null;
  response: Kind | null;
}

/** The codes and member names of every enum, by type name. */
export type Enums = Record<string, { code: number; member: string | undefined }[]>;

export type HeaderNames = Record<'tenant' | 'substation' | 'managed' | 'allSubstations', string>;

/** A JSON schema of the document, with the keywords that are read or written here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  'x-enum-varnames'?: (string | undefined)[];
}
export type Schemas = Record<string, Schema>;
