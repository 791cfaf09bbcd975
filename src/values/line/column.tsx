import { plainText } from '@/elements/text/plain-text';
import { shortenTransportLine } from '@/lib/place-names';
import { LineEnds, PlainText } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';

const drawLine: DrawContent = ({ text, inCard }) =>
  inCard ? <PlainText text={shortenTransportLine(text)} hint={text} /> : <LineEnds text={text} />;

export const lineColumn: ColumnKind = {
  width: 232,
  shortens: true,
  text: plainText,
  content: () => drawLine,
  isInert: true,
};
