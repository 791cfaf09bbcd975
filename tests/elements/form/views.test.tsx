import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ContentView, DetailView } from '@/elements/details/detail-view';
import { CollapsibleCard } from '@/elements/form/page/collapsible-card';
import type { AnyColumn } from '@/schema/column';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const columns: AnyColumn<{ title: string; active: boolean; note: string | null }>[] = [
  { key: 'title' },
  { key: 'active', type: 'flag' },
  { key: 'note' },
];
const row = { title: '甲', active: true, note: null };

beforeAll(startSampleTexts);

test('a detail view shows a label and a value for each column, three in a row, and -- for empty values', () => {
  const { container } = renderElement(<DetailView name="sample" columns={columns} row={row} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['标题', '启用', '备注']);
  expect(values).toEqual(['甲', '是', '--']);
  expect(container.querySelector('dl')).toHaveStyle({ '--per-line': '3' });
});

test('a content view shows four columns in a row', () => {
  const { container } = renderElement(<ContentView name="sample" columns={columns} row={row} />);
  expect(container.querySelector('dl')).toHaveStyle({ '--per-line': '4' });
});

test('a collapsible card opens by its heading and keeps the values in it', async () => {
  renderElement(
    <CollapsibleCard title="更多">
      <input aria-label="备注" />
    </CollapsibleCard>,
  );
  expect(screen.getByLabelText('备注')).not.toBeVisible();
  await userEvent.click(screen.getByText('更多'));
  expect(screen.getByLabelText('备注')).toBeVisible();
  await userEvent.type(screen.getByLabelText('备注'), '甲');
  await userEvent.click(screen.getByText('更多'));
  expect(screen.getByLabelText('备注')).not.toBeVisible();
  expect(screen.getByLabelText('备注')).toHaveValue('甲');
});
