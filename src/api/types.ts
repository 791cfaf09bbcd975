/** Opaque: a number, a Guid or a 19-digit text. Never put through `Number()`. */
export type Id = string | number;
export interface ById {
  id: Id;
}

/** 1-based page, rows per page, and `field ascending` or `field descending`. */
export interface PageQuery {
  page: number;
  limit: number;
  sort?: string;
}
export interface Page<Row> {
  items: Row[];
  totalCount: number;
  /** The server did not say how many there are: `totalCount` is what is known, and one more while full pages arrive. */
  isTotalUnknown?: boolean;
}
export interface Items<Row> {
  items: Row[];
}
/** Answer of an export: the path of the file below the static host's `/static`. */
export interface ExportedFile {
  filePath: string;
}
/** What a save answers: the record as saved, or nothing where the server does not repeat it. */
export type Saved<Record> = Record | undefined;
