import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SortableListProps } from '@/elements/control/sortable-list';
import { SortPopup } from '@/elements/sort/sort-popup';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

// Dragging needs a layout, which the test environment does not have.
vi.mock('@/elements/control/sortable-list', () => ({
  SortableList: ({ items, onMove }: SortableListProps) => (
    <ul>
      {items.map(({ id, text }) => (
        <li key={id}>
          {text}
          <button onClick={() => onMove(id, items.at(-1)?.id ?? id)}>{`${text} 到最后`}</button>
        </li>
      ))}
    </ul>
  ),
}));

beforeAll(() => startTexts('company'));

interface Advert {
  id: string;
  places: string[];
}

test('an order by hand shows the records of one place, and keeps all others where they are', async () => {
  const save = vi.fn<(rows: Advert[]) => Promise<void>>(async () => undefined);
  const rows: Advert[] = [
    { id: '甲', places: ['临沂 · 首页'] },
    { id: '乙', places: ['济南 · 首页'] },
    { id: '丙', places: ['临沂 · 首页', '济南 · 首页'] },
    { id: '丁', places: ['济南 · 首页'] },
  ];
  renderElement(
    <SortPopup
      title="顺序"
      load={async () => rows}
      nameOf={({ id }) => id}
      placesOf={({ places }) => places}
      save={save}
      onClose={() => undefined}
      lists={[]}
    />,
  );
  const place = await screen.findByRole('combobox', { name: '位置' });
  expect(place).toHaveValue('济南 · 首页');
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.[0]);
  expect(shown()).toEqual(['乙', '丙', '丁']);
  await userEvent.selectOptions(place, '临沂 · 首页');
  expect(shown()).toEqual(['甲', '丙']);
  await userEvent.click(screen.getByRole('button', { name: '甲 到最后' }));
  expect(shown()).toEqual(['丙', '甲']);
  await userEvent.selectOptions(place, '济南 · 首页');
  expect(shown()).toEqual(['乙', '丙', '丁']);
  await userEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  expect(save.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['乙', '丙', '甲', '丁']);
});
