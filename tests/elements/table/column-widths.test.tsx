import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DataTable } from '@/elements/table/data-table';
import { CompanyStatus, DisplayPage, LinkType } from '@/enums';
import { changeLanguage } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { startTexts } from '../../start-texts';
import { company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));
afterEach(() => act(() => changeLanguage('zh-CN')));

const columns: AnyColumn<Company>[] = [
  {
    key: 'status',
    type: 'code',
    control: 'radio',
    enum: CompanyStatus,
    onChange: () => Promise.resolve(),
  },
  { key: 'isInsured', type: 'flag', labels: 'listed' },
];
const widths = () =>
  [...screen.getByRole('table').querySelectorAll('col')].map(({ style }) => parseInt(style.width));

test('a column is wide enough for its options in the current language', async () => {
  render(<DataTable name={name} columns={columns} rows={[company(1)]} />);
  const [radios = 0, flag = 0] = widths();
  // Three circles of 16 px with their labels and gaps.
  expect(radios).toBeGreaterThanOrEqual(192);
  await act(() => changeLanguage('en'));
  const [longRadios = 0, longFlag = 0] = widths();
  expect(longRadios).toBeGreaterThan(radios);
  expect(longFlag).toBeGreaterThan(flag);
});

test('a switch, which looks like a status at rest, is as wide as its words', async () => {
  const common = { key: 'isInsured', type: 'flag', width: 60, onChange: () => undefined } as const;
  await act(() => changeLanguage('en'));
  const widthOf = (column: AnyColumn<Company>) => {
    const { unmount } = render(<DataTable name={name} columns={[column]} rows={[company(1)]} />);
    const [width] = widths();
    unmount();
    return width;
  };
  const short = widthOf({ ...common, control: 'switch' });
  const long = widthOf({ ...common, control: 'switch', labels: 'listed' });
  expect(long).toBeGreaterThan(short ?? Infinity);
  expect(long).toBe(widthOf({ ...common, labels: 'listed' }));
});

test('a column exceeds its declared width when an enum label is longer', async () => {
  const narrow: AnyColumn<Company>[] = [
    { key: 'status', type: 'code', enum: LinkType, width: 96 },
    { key: 'isInsured', type: 'code', enum: DisplayPage, width: 80 },
  ];
  render(<DataTable name={name} columns={narrow} rows={[company(1)]} />);
  expect(widths()).toEqual([96, 80]);
  await act(() => changeLanguage('en'));
  const [link = 0, page = 0] = widths();
  expect(link).toBeGreaterThan(108);
  expect(page).toBeGreaterThan(108);
});
