import type { Endpoint } from '@/api/endpoint';
import type { ById } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import type { Policy } from '@/policies';
import type { BulkPart } from '@/schema/crud';
import type { AnyField, Field, Values } from '@/schema/field';

/** The properties of a record as the values of a form. */
export const asValues = (record: object): Values => Object.fromEntries(Object.entries(record));

/** Whether a field is saved with the call of the part. */
export const isOfPart = (part: BulkPart | undefined, { key }: AnyField) =>
  part?.fields.some((field) => field.key === key) ?? false;

interface TypedPart<Part extends ById> {
  policy?: Policy;
  fields: Field<Part>[];
  load: Endpoint<ById, Part>;
  save: Endpoint<Part, unknown>;
}

/** Declares fields of a record that are read and saved with calls of their own. */
export const bulkPart = <Part extends ById>({
  policy,
  fields,
  load,
  save,
}: TypedPart<Part>): BulkPart => ({
  policy,
  fields: fieldsOf(fields),
  load: async ({ id }, options) => asValues(await load({ id }, options)),
  // The values are those that `load` returned, with some fields changed.
  save: (values, options) => save(values as Part, options),
});
