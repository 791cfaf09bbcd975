import { mediaName } from '@/elements/text/media';
import type { FieldKind } from '@/values/field-kind';
import { joinTexts } from '@/values/text/any-text';
import { filesOf } from './form-files';

export const fileField: FieldKind = {
  columnWidth: 136,
  holdsFiles: true,
  text: (_ids, field, values) => joinTexts(filesOf(field, values).map(mediaName)),
};
