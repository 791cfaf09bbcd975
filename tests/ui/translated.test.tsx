import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Cell } from '@/elements/table/cells/cells';
import type { Column } from '@/schema/column';
import { Button } from '@/ui/button';
import { renderElement } from '../render';

/** Translates the page as a browser does: each text moves into a new element. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(`[${text.textContent}]`);
  }
}

function Saving() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Button busy={isSaving} onClick={() => setIsSaving(true)}>
      {isSaving ? '正在保存' : '保存'}
    </Button>
  );
}

test('a button of a translated page becomes busy and changes its text', () => {
  renderElement(<Saving />);
  translate();
  fireEvent.click(screen.getByText('[保存]'));
  expect(screen.getByRole('button', { name: '正在保存' })).toHaveAttribute('aria-busy', 'true');
});

test('an empty cell of a translated page shows its value, and -- when the value is removed', () => {
  interface Row {
    id: number;
    note: string | null;
  }
  const column: Column<Row> = { key: 'note', render: ({ note }: Row) => note && <b>{note}</b> };
  const cell = (note: string | null) => (
    <p>
      <Cell column={column} row={{ id: 1, note }} />
    </p>
  );
  const { rerender } = render(cell(null));
  translate();
  rerender(cell('急件'));
  translate();
  rerender(cell(null));
  expect(screen.getByText('--')).toBeInTheDocument();
});
