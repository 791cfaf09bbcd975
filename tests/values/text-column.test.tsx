import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Cell } from '@/elements/table/cells/cells';
import { startI18n } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { columnText } from '@/values/cell-text';
import { renderElement } from '../render';

interface Row {
  id: number;
  title: string;
  context: string;
}

beforeAll(startI18n);

const show = (
  { title, context = '' }: Partial<Row>,
  column: Partial<AnyColumn<Row>>,
  roomPx?: number,
) => {
  // The cast is safe because the options are those of a text column.
  const whole = { key: 'title', ...column } as AnyColumn<Row>;
  const row = { id: 1, title: title ?? '', context };
  renderElement(
    <div data-testid="cell">
      <Cell column={whole} row={row} roomPx={roomPx} />
    </div>,
  );
  return columnText(whole, row);
};
/** The parts of the text: the first ones are left out when they do not fit. */
const parts = () =>
  Array.from(screen.getByTestId('cell').querySelectorAll('span'))
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent);

const vote = '2026年济宁市金牌物流企业评选';
const company = '济宁市恒腾物流园区管理有限公司';
const line = '山东省济宁市任城区 → 沈阳市';

test.each<[string, Partial<Row>, Partial<AnyColumn<Row>>, string[]]>([
  ['the year of a title', { title: vote }, { dropFirst: 'year' }, ['2026年', vote.slice(5)]],
  [
    'the signature of a message',
    { title: '【货运专线】您有一条未接来电' },
    { dropFirst: 'signature', lines: 2 },
    ['【货运专线】', '您有一条未接来电'],
  ],
  [
    'the city of a line next to a company',
    { title: company, context: line },
    { cityOf: 'context' },
    ['济宁市', '恒腾物流园区管理有限公司'],
  ],
  [
    'the year of a title, then the city of its sub-station',
    { title: vote, context: '济宁分站' },
    { dropFirst: 'year', cityOf: 'context' },
    ['2026年', '济宁市', '金牌物流企业评选'],
  ],
  [
    'nothing of a company in another city',
    { title: company, context: '德州市 → 沈阳市' },
    { cityOf: 'context' },
    [company],
  ],
  ['nothing of a title without a year', { title: '金牌企业' }, { dropFirst: 'year' }, ['金牌企业']],
])('a cell may leave out %s', (_what, row, column, expected) => {
  expect(show(row, column, 120)).toBe(row.title);
  expect(parts()).toEqual(expected);
});

test('what a cell leaves out stays in its text and in its tooltip', () => {
  show({ title: vote }, { dropFirst: 'year' }, 120);
  expect(screen.getByTitle(vote)).toHaveTextContent(vote);
});

test('details and cards show the whole text on as many lines as it needs', () => {
  show({ title: vote }, { dropFirst: 'year', lines: 2 });
  expect(parts()).toEqual([vote]);
  expect(screen.getByTitle(vote)).not.toHaveAttribute('data-lines');
});
