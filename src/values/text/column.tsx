import { asText } from '@/elements/control/control-props';
import { plainText } from '@/elements/text/plain-text';
import { shortenedParts } from '@/lib/place-names';
import { trimText } from '@/lib/text';
import { screenText } from '@/stores/privacy';
import { PlainText, ShortenedText } from '@/values/cell/text-cells';
import type { CellProps, ColumnKind, DrawContent, Typing } from '@/values/column-kind';

export const typing: Typing = { show: asText, tidy: trimText, read: (text) => text };

/** The text in parts, of which a cell leaves out the first ones when it lacks the room for all. */
const partsOf = <Row,>(text: string, { column: { dropFirst, cityOf }, row }: CellProps<Row>) =>
  shortenedParts(text, { dropFirst, context: cityOf && asText(row[cityOf]) });

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
