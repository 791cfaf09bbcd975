import type { ClipboardEvent } from 'react';
import { insertText } from '@/lib/dom';
import { trimText } from '@/lib/text';

/** Pastes several lines as `join` returns them: an input of one line would run them together. */
export const pasteLines =
  (join: (lines: string[]) => string) => (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map(trimText)
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    insertText(event.currentTarget, join(lines));
  };

/** As the words of a list. */
export const pasteAsList = pasteLines((lines) => lines.join('\u3001'));
