import { plainText } from '@/elements/text/plain-text';
import { NumberText } from '@/values/cell/number-text';
import type { ColumnKind, DrawContent } from '@/values/column-kind';

const drawNumber: DrawContent = ({ text }) => <NumberText text={text} />;

export const idNumberColumn: ColumnKind = {
  width: 200,
  text: plainText,
  isPersonal: true,
  content: () => drawNumber,
};
