import { t } from '@/i18n';
import { notAllowed } from '@/values/code/field';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { flagNamed, flagText } from './flag-text';

/** A list may show a flag by other words than its form, e.g. as listed and unlisted. */
const read: CellReader = (text) => {
  const value = flagNamed(text);
  return value === undefined ? notAllowed([t('common.yes'), t('common.no')]) : { value };
};

export const flagField: FieldKind = {
  columnWidth: 64,
  initial: false,
  text: (value) => flagText(value),
  reader: () => read,
};
