import type { Id } from '@/api/types';
import type { AnyField, Values } from '@/schema/field';
import type { FormAttachment } from '@/elements/upload/send-file';
import { isEmpty } from '@/lib/url/query-string';
import { filesKeyOf, nameKeyOf, urlKeyOf } from './form-values';

const single = 1;
/** Whether the field's value is a list of ids. */
const isMany = ({ type, max, videos = single }: AnyField) =>
  (type === 'media' ? (max ?? 0) + videos : (max ?? single)) > single;

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' || typeof value === 'number') && !isEmpty(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const textAt = (value: unknown, at: number) => {
  const text = listOf(value)[at];
  return typeof text === 'string' ? text : '';
};

const isFile = (value: unknown): value is FormAttachment =>
  typeof value === 'object' && value !== null && 'attachmentId' in value;

/** The files whose ids a field holds: as they were uploaded, else as the record tells of them. */
export function filesOf(field: AnyField, values: Values): FormAttachment[] {
  const held = listOf(values[filesKeyOf(field)]).filter(isFile);
  const [urls, names] = [values[urlKeyOf(field)], values[nameKeyOf(field)]];
  return listOf(values[field.key])
    .filter(isId)
    .map(
      (id, at) =>
        held.find(({ attachmentId }) => String(attachmentId) === String(id)) ?? {
          attachmentId: id,
          name: textAt(names, at),
          url: textAt(urls, at),
          filePath: '',
        },
    );
}

/** What the form keeps of files: their ids as the call takes them, and all that is known of them beside. */
export function valueOfFiles(field: AnyField, files: FormAttachment[]) {
  const ids = files.map(({ attachmentId }) => attachmentId);
  return { value: isMany(field) ? ids : (ids[0] ?? null), beside: { [filesKeyOf(field)]: files } };
}
