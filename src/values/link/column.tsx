import { plainText } from '@/elements/text/plain-text';
import { InsideLink, TextButton } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';

const drawLink: DrawContent = ({ column, row, text }) =>
  column.to ? (
    <InsideLink text={text} to={column.to(row)} />
  ) : (
    <TextButton text={text} onClick={() => column.onClick?.(row)} />
  );

export const linkColumn: ColumnKind = {
  width: 144,
  shortens: true,
  text: plainText,
  content: () => drawLink,
  isLink: true,
};
