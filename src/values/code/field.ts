import { codeText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { splitList } from '@/lib/text';
import type { FieldKind, ReadCell } from '@/values/field-kind';
import { joinTexts } from '@/values/text/any-text';

/** The message for a cell that has none of the allowed words. */
export const notAllowed = (words: string[]) => ({
  problem: t('import.notIn', { words: words.join(t('elements.filter.separator')) }),
});

/** Finds the code with this label. */
function readCode(known: AnyEnum | undefined, text: string): ReadCell {
  const codes = known?.$values ?? [];
  const labelOf = (code: number) => codeText(code, known);
  const found = codes.find((code) => labelOf(code) === text);
  return found === undefined ? notAllowed(codes.map(labelOf)) : { value: found };
}

function readCodes(known: AnyEnum | undefined, text: string): ReadCell {
  const codes = splitList(text).map((word) => readCode(known, word));
  const invalid = codes.find((one) => 'problem' in one);
  return invalid ?? { value: codes.map((one) => ('value' in one ? one.value : undefined)) };
}

/** The label of a code, or of several. */
export const codesText = (value: unknown, codes: AnyEnum | undefined): string =>
  joinTexts([value].flat().map((code) => codeText(code, codes)));

export const codeField: FieldKind = {
  text: (value, field) => codesText(value, field.enum),
  reader: (field) => (text) =>
    field.multiple ? readCodes(field.enum, text) : readCode(field.enum, text),
};
