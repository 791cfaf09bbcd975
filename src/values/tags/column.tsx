import { isText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import type { AnyColumn } from '@/schema/column';
import { screenText } from '@/stores/privacy';
import { Tags } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';

/** The texts of a list without empty and duplicate ones. */
const tagTexts = (value: unknown): string[] => [
  ...new Set(
    [value]
      .flat()
      .filter((one) => isText(one))
      .map((one) => screenText(String(one))),
  ),
];
const tagsOf = <Row,>({ key, texts }: AnyColumn<Row>, row: Row) =>
  tagTexts(texts ? texts(row) : row[key]);

export const joinTexts = (texts: string[]) => texts.join(t('elements.cells.separator'));

const drawTags: DrawContent = ({ column, row, text, label = '', roomPx }) => (
  <Tags texts={tagsOf(column, row)} hint={text} title={label} roomPx={roomPx} />
);

export const tagsColumn: ColumnKind = {
  width: 168,
  accepts: 'list',
  text: (value) => joinTexts(tagTexts(value)),
  rowText: (column, row) => joinTexts(tagsOf(column, row)) || emptyText,
  content: () => drawTags,
};
