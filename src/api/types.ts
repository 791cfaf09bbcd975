/** A number, a GUID or 19 digits as text. Never convert it with `Number()`, which loses digits. */
export type Id = string | number;
export interface ById {
  id: Id;
}

/** The page, counted from 1, the rows per page, and `field ascending` or `field descending`. */
export interface PageQuery {
  page: number;
  limit: number;
  sort?: string;
}
export interface Page<Row> {
  items: Row[];
  totalCount: number;
  /** The server sent no total: `totalCount` is the number of known rows, plus one while pages are full. */
  isTotalUnknown?: boolean;
}
export interface Items<Row> {
  items: Row[];
}
/** The response of an export: the path of the file under `/static` of the static host. */
export interface ExportedFile {
  filePath: string;
}
/** The response of a save: the saved record, or undefined when the server does not return it. */
export type Saved<Record> = Record | undefined;

/** A record that the server refuses to save over somebody else's change, with 409. */
export interface Stamped {
  /** A save sends it back unchanged. */
  concurrencyStamp: string;
}
export interface Stored extends ById, Stamped {
  /** The time as text, without a time zone. */
  creationTime: string;
}
