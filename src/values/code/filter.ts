import { codeText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import type { FilterKind } from '@/values/filter-kind';

/** Accepts a code of the address only when the enum has it. */
export const codeFilter: FilterKind = {
  read: ({ key, multiple, enum: known }, params) => {
    const texts = params.getAll(key);
    const codes = texts.flatMap(
      (text) => known?.$values.find((code) => String(code) === text) ?? [],
    );
    return multiple && codes.length ? codes : codes[0];
  },
  text: (value, { enum: known }) =>
    [value]
      .flat()
      .map((code) => codeText(code, known))
      .join(t('elements.filter.separator')),
};
