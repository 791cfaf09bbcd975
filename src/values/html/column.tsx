import type { FunctionComponent } from 'react';
import { htmlToText } from '@/lib/html/html-text';
import { isEmpty } from '@/lib/url/query-string';
import { loadable } from '@/ui/loadable';
import { PlainText } from '@/values/cell/text-cells';
import type { ColumnKind, DrawContent } from '@/values/column-kind';
import styles from './html.module.css';

const SafeHtml = loadable<FunctionComponent<{ html: string; text: string }>>(
  async () => (await import('@/ui/safe-html')).SafeHtml,
  PlainText,
  PlainText,
);

const drawHtml: DrawContent = ({ column, row, text, inCard }) => (
  <div className={inCard ? styles.inCard : styles.inTable} title={text}>
    <SafeHtml html={String(row[column.key])} text={text} />
  </div>
);

export const htmlColumn: ColumnKind = {
  width: 240,
  shortens: true,
  text: (value) => htmlToText(String(value)),
  content: () => drawHtml,
  // Markup that holds only a picture has no text.
  isFilled: (value) => !isEmpty(value),
};
