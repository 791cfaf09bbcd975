import { asText } from '@/elements/control/control-props';
import { plainText } from '@/elements/text/plain-text';
import { trimText } from '@/lib/text';
import { screenText } from '@/stores/privacy';
import type { ColumnKind, Typing } from '@/values/column-kind';

export const typing: Typing = { show: asText, tidy: trimText, read: (text) => text };

export const textColumn: ColumnKind = {
  width: 144,
  shortens: true,
  text: (value) => screenText(plainText(value)),
  typing,
};
