/** Rejects a whole table; the message is shown to the user. */
export class TableError extends Error {}
