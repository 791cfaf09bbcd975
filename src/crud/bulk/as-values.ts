import type { Values } from '@/schema/field';

/** The properties of a record as the values of a form. */
export const asValues = (record: object): Values => Object.fromEntries(Object.entries(record));
