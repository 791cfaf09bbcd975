/** Thrown when a file cannot be read; the reason is a key below `import.refused`. */
export class FileError extends Error {
  readonly reason:
    | 'type'
    | 'oldExcel'
    | 'encrypted'
    | 'webPage'
    | 'otherExcel'
    | 'size'
    | 'broken'
    | 'empty';

  constructor(reason: FileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
