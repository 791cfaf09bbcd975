import type { Id } from '@/api/types';
import { nameKeyOf } from '@/elements/control/control-props';
import type { FormAttachment } from '@/elements/upload/send-file';
import { isRecord } from '@/lib/guards';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyField, Values } from '@/schema/field';

/** The key of a file's URL in the record: `imageUrl` for `imageId`, `imageUrls` for `imageIds`. */
export const urlKeyOf = ({ key, urlKey }: AnyField) => urlKey ?? key.replace(/Id(s?)$/, 'Url$1');
/** The key under which the form stores the files of a field, next to their ids. */
export const filesKeyOf = ({ key }: AnyField) => `${key}$files`;

const single = 1;
/** Whether the field's value is a list of ids. */
const isMultiple = ({ max, videos }: AnyField) =>
  (videos === undefined ? (max ?? single) : (max ?? 0) + videos) > single;

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' || typeof value === 'number') && !isEmpty(value);
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const textAt = (value: unknown, index: number) => {
  const text = toArray(value)[index];
  return typeof text === 'string' ? text : '';
};

const isFile = (value: unknown): value is FormAttachment =>
  isRecord(value) && 'attachmentId' in value;

/** The files whose ids are the value of a field. Their names and URLs come from the upload or from the record. */
export function filesOf(field: AnyField, values: Values): FormAttachment[] {
  const uploaded = toArray(values[filesKeyOf(field)]).filter(isFile);
  const [urls, names] = [values[urlKeyOf(field)], values[nameKeyOf(field)]];
  return toArray(values[field.key])
    .filter(isId)
    .map(
      (id, index) =>
        uploaded.find(({ attachmentId }) => String(attachmentId) === String(id)) ?? {
          attachmentId: id,
          name: textAt(names, index),
          url: textAt(urls, index),
          filePath: '',
        },
    );
}

/** The ids of files as the field's value, and the files themselves, which the form stores next to it. */
export function filesToValue(field: AnyField, files: FormAttachment[]) {
  const ids = files.map(({ attachmentId }) => attachmentId);
  return {
    value: isMultiple(field) ? ids : (ids[0] ?? null),
    companions: { [filesKeyOf(field)]: files },
  };
}
