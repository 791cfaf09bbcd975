import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DetailView } from '@/elements/details/detail-view';
import { exportCell } from '@/elements/export/export-cells';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { maskNumber } from '@/lib/mask';
import type { Column } from '@/schema/column';
import { changeSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

interface Row {
  id: number;
  name: string;
  mobile: string;
  idCard: string;
}
const rows: Row[] = [{ id: 1, name: '张三', mobile: '13800138000', idCard: '371312199001011234' }];
const columns: Column<Row>[] = [
  { key: 'name' },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'idCard', type: 'idNumber' },
];
const masked = { mobile: '138∙∙∙∙8000', idCard: '371∙∙∙∙∙∙∙∙∙∙∙1234' };
const hasFull = () => /13800138000|371312199001011234/.test(document.body.innerHTML);
const show = {
  table: () => renderElement(<DataTable name="gallery.sample" columns={columns} rows={rows} />),
  cards: () => renderElement(<CardList name="gallery.sample" columns={columns} rows={rows} />),
  details: () => {
    const [row] = rows;
    return row && renderElement(<DetailView name="gallery.sample" columns={columns} row={row} />);
  },
};

beforeAll(() => startTexts('common'));
beforeEach(() => changeSettings({ privacy: true }));
afterEach(() => {
  vi.useRealTimers();
  changeSettings({ privacy: false });
});

describe('numbers with privacy on', () => {
  test.each(['table', 'cards', 'details'] as const)(
    'are masked in %s, also in names and tooltips',
    (where) => {
      show[where]();
      expect(screen.getByText(masked.mobile)).toBeVisible();
      expect(screen.getByText(masked.idCard)).toBeVisible();
      expect(hasFull()).toBe(false);
    },
  );

  test('have no buttons to show or copy them in empty cells', () => {
    const empty = { id: 2, name: '李四', mobile: '', idCard: '' };
    renderElement(<DataTable name="gallery.sample" columns={columns} rows={[empty]} />);
    expect(screen.getAllByText('--')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /号码|复制/ })).toBeNull();
  });

  test('are shown one at a time for 30 s after a click', () => {
    vi.useFakeTimers();
    show.table();
    fireEvent.click(screen.getByRole('button', { name: '显示完整号码 138∙∙∙∙8000' }));
    expect(screen.getByText('13800138000')).toBeVisible();
    expect(screen.getByText(masked.idCard)).toBeVisible();
    act(() => void vi.advanceTimersByTime(30_000));
    expect(hasFull()).toBe(false);
  });

  test.each([
    ['table', '13800138000'],
    ['table', '371312199001011234'],
    ['cards', '13800138000'],
  ] as const)('keep the focus in %s on the button that shows %s', (where, text) => {
    vi.useFakeTimers();
    show[where]();
    const button = screen.getByRole('button', { name: `显示完整号码 ${maskNumber(text)}` });
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName(text);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName(`显示完整号码 ${maskNumber(text)}`);
    expect(hasFull()).toBe(false);
  });

  test('are copied in full', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show.table();
    fireEvent.click(screen.getByRole('button', { name: '复制“138∙∙∙∙8000”' }));
    expect(writeText).toHaveBeenCalledWith('13800138000');
    await act(async () => undefined);
  });

  test.each(['table', 'cards', 'details'] as const)(
    'are masked in %s within the name that leads to a record, its tags and formatted cells',
    (where) => {
      const text = '张三 13800138000';
      const named: Column<{ id: number; name: string; tag: string; note: string }>[] = [
        { key: 'name', type: 'link', to: () => '/user/user-details?id=1' },
        { key: 'tag', type: 'tags' },
        { key: 'note', format: (note) => `备注：${String(note)}` },
      ];
      const row = { id: 1, name: text, tag: text, note: text };
      const props = { name: 'gallery.sample', columns: named };
      renderElement(
        <MemoryRouter>
          {where === 'table' && <DataTable {...props} rows={[row]} />}
          {where === 'cards' && <CardList {...props} rows={[row]} />}
          {where === 'details' && <DetailView {...props} row={row} />}
        </MemoryRouter>,
      );
      expect(screen.getAllByText(/张三 138∙∙∙∙8000/)).toHaveLength(3);
      expect(hasFull()).toBe(false);
    },
  );

  test('follow the switch in open lists', () => {
    show.table();
    act(() => changeSettings({ privacy: false }));
    expect(screen.getByText('13800138000')).toBeVisible();
  });

  test('are masked in exports of the table', () => {
    const [row] = rows;
    const [, mobile, idCard] = columns;
    if (!row || !mobile || !idCard) throw new Error('no row');
    expect([exportCell(mobile, row), exportCell(idCard, row)]).toEqual(Object.values(masked));
    changeSettings({ privacy: false });
    expect(exportCell(mobile, row)).toBe('13800138000');
  });
});
