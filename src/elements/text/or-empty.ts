import { logDefect } from '@/stores/error-log';

/** What is read from a record, or `empty` when that fails because the record lacks something; the defect is logged once. */
export function orEmpty<Content>(read: () => Content, empty: Content): Content {
  try {
    return read();
  } catch (error) {
    logDefect(error);
    return empty;
  }
}
