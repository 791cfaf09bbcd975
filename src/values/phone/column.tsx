import { plainText } from '@/elements/text/plain-text';
import { NumberText, PhoneLink } from '@/values/cell/number-text';
import type { ColumnKind, DrawContent } from '@/values/column-kind';

const drawPhone: DrawContent = ({ text, inCard }) =>
  inCard ? <PhoneLink text={text} /> : <NumberText text={text} />;

export const phoneColumn: ColumnKind = {
  width: 148,
  text: plainText,
  isPersonal: true,
  content: () => drawPhone,
  copyable: true,
  isCallable: true,
};
