import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { columns, company, name } from '../elements/table/sample';
import { renderElement, renderFeedback } from '../render';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('company'));

const show = (changes = {}) =>
  renderElement(<DataTable name={name} columns={columns} rows={[company(1, changes)]} />);

test('a copy button copies the text of its cell and shows a message', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: '复制“远通物流1”' }));
  expect(await navigator.clipboard.readText()).toBe('远通物流1');
  expect(await screen.findByText('复制成功')).toBeInTheDocument();
});

test('a copy button shows a failure, not a success, when the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: '复制“13800001000”' }));
  expect(await screen.findByText(/浏览器未允许复制/)).toBeInTheDocument();
  expect(screen.queryByText('复制成功')).toBeNull();
});

test('an empty cell has no copy button', () => {
  show({ companyName: '', mobile: null });
  expect(screen.queryByRole('button', { name: /复制/ })).toBeNull();
});

test('a card has a copy button only for a copyable column', () => {
  renderElement(<CardList name={name} columns={columns} rows={[company(1)]} />);
  expect(screen.getByRole('button', { name: '复制“远通物流1”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '复制“13800001000”' })).toBeNull();
});

describe('cells', () => {
  const rows = [
    ['=1+1', '13800001000', '-5'],
    ['<b>远通</b>', '007', '两\n行'],
  ];
  /** Receives the parts of the item that is written to the clipboard. */
  const written = vi.fn<(parts: Record<string, Blob>) => void>();
  class Item {
    constructor(parts: Record<string, Blob>) {
      written(parts);
    }
  }
  const partOf = (type: string) => written.mock.lastCall?.[0][type]?.text();
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('are copied as a table and as text, without formulas and with all digits', async () => {
    userEvent.setup();
    vi.stubGlobal('ClipboardItem', Item);
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined);
    renderFeedback();
    await copyCellsAndNotify(rows);
    expect(await partOf('text/plain')).toBe("'=1+1\t13800001000\t-5\n<b>远通</b>\t007\t两 行");
    const html = await partOf('text/html');
    const page = new DOMParser().parseFromString(html ?? '', 'text/html');
    const cells = [...page.querySelectorAll('tr')].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([["'=1+1", '13800001000', '-5'], rows[1]]);
    const asText = [...page.querySelectorAll('td[style]')].map(({ textContent }) => textContent);
    expect(asText).toEqual(['13800001000', '007']);
    expect(await screen.findByText('已复制 2 行')).toBeVisible();
  });

  test('are copied as text when the browser supports no other type', async () => {
    userEvent.setup({ writeToClipboard: true });
    renderFeedback();
    await copyCellsAndNotify([['@SUM(A1)', '“顺达”', '"顺达" 物流']]);
    expect(await navigator.clipboard.readText()).toBe('\'@SUM(A1)\t“顺达”\t"""顺达"" 物流"');
    expect(await screen.findByText('复制成功')).toBeVisible();
  });
});
