import { asText } from '@/elements/control/control-props';
import { plainText } from '@/elements/text/plain-text';
import { withoutCity } from '@/lib/place-names';
import { trimText, withoutBeginning } from '@/lib/text';
import { screenText } from '@/stores/privacy';
import { PlainText, ShortenedText } from '@/values/cell/text-cells';
import type { CellProps, ColumnKind, DrawContent, Typing } from '@/values/column-kind';

export const typing: Typing = { show: asText, tidy: trimText, read: (text) => text };

/** The text in parts, of which a cell leaves out the first ones when it lacks the room for all. */
function partsOf<Row>(text: string, { column, row }: CellProps<Row>): string[] {
  const { dropFirst, cityOf } = column;
  const rest = dropFirst ? withoutBeginning(text, dropFirst) : text;
  const name = cityOf ? withoutCity(rest, asText(row[cityOf])) : rest;
  const first = text.slice(0, text.length - rest.length);
  return [first, rest.slice(0, rest.length - name.length), name].filter(Boolean);
}

const drawShortened: DrawContent = (props) => {
  const { text, roomPx, column } = props;
  // A card and the details of a record show the whole text.
  if (roomPx === undefined) return <PlainText text={text} />;
  return <ShortenedText parts={partsOf(text, props)} lines={column.lines} />;
};

export const textColumn: ColumnKind = {
  width: 144,
  shortens: true,
  text: (value) => screenText(plainText(value)),
  content: ({ lines, dropFirst, cityOf }) =>
    (lines ?? dropFirst ?? cityOf) === undefined ? undefined : drawShortened,
  isInert: true,
  typing,
};
