import { t } from '@/i18n';
import { notAllowed } from '@/values/code/field';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { flagText } from './flag-text';

const read: CellReader = (text) => {
  const [yes, no] = [t('common.yes'), t('common.no')];
  return text === yes || text === no ? { value: text === yes } : notAllowed([yes, no]);
};

export const flagField: FieldKind = {
  initial: false,
  text: (value) => flagText(value),
  reader: () => read,
};
