import { codeText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { splitFlags } from '@/lib/number';
import { PlainText, Tags } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';
import { joinTexts } from '@/values/tags/column';

/** The labels of the flags in a bit field. */
export const flagTexts = (value: unknown, codes?: AnyEnum): string[] =>
  codes ? splitFlags(Number(value), codes.$values).map((flag) => codeText(flag, codes)) : [];

const drawFlags: DrawContent = ({ column, row, text, label = '', roomPx }) => {
  const texts = flagTexts(row[column.key], column.enum);
  if (!texts.length) return <PlainText text={text} />;
  return <Tags texts={texts} hint={text} title={label} roomPx={roomPx} />;
};

export const flagsColumn: ColumnKind = {
  width: 168,
  text: (value, options) => {
    const texts = flagTexts(value, options.enum);
    if (texts.length) return joinTexts(texts);
    return Number(value) === 0 ? t('elements.cells.noFlags') : String(value);
  },
  content: () => drawFlags,
};
