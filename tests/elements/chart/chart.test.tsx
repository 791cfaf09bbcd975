import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { BarChart } from '@/elements/chart/bar-chart';
import { ChartCard } from '@/elements/chart/chart-card';
import { gridOf, type ChartData } from '@/elements/chart/chart-data';
import { ColumnChart } from '@/elements/chart/column-chart';
import { LineChart } from '@/elements/chart/line-chart';
import { Sparkline } from '@/elements/chart/sparkline';
import { renderElement as renderBare } from '../../render';
import { startTexts } from '../../start-texts';

const data: ChartData = {
  rowLabel: '日期',
  series: [
    { key: 'dealt', label: '已成交', tone: 'active' },
    { key: 'pending', label: '待成交', tone: 'open' },
  ],
  rows: [
    { key: '1', label: '11-01', values: [3, 1] },
    { key: '2', label: '11-02', values: [0, 1200] },
  ],
};
const none = { ...data, rows: data.rows.map((row) => ({ ...row, values: [0, 0] })) };

/** Columns and labels may be links. */
const renderElement = (element: ReactNode) => renderBare(<MemoryRouter>{element}</MemoryRouter>);

beforeAll(() => startTexts('common'));

describe('a chart', () => {
  test('switches to a table of its values and back', () => {
    renderElement(<ChartCard title="每日货源" data={data} Chart={ColumnChart} />);
    expect(screen.getByRole('img', { name: '每日货源：2 项，合计 1,204' })).toBeInTheDocument();
    const turn = screen.getByRole('button', { name: '以表格显示：每日货源' });
    fireEvent.click(turn);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('11-01314');
    expect(second).toHaveTextContent('11-0201,2001,200');
    expect(turn).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(turn);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('says that there is no data instead of rendering nothing', () => {
    renderElement(<ChartCard title="每日货源" data={none} Chart={ColumnChart} />);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('names the last of many columns, which is today', () => {
    const rows = Array.from({ length: 30 }, (_unused, index) => ({
      key: `${index}`,
      label: `11-${index + 1}`,
      values: [1, 1],
    }));
    renderElement(<ColumnChart title="每日货源" data={{ ...data, rows }} />);
    const named = [...screen.getByRole('img').querySelectorAll('small')];
    expect(named.map(({ textContent }) => textContent)).toEqual([
      '11-5',
      '11-10',
      '11-15',
      '11-20',
      '11-25',
      '11-30',
    ]);
  });

  test('shows the values of the hovered or tapped column, and the sums otherwise', () => {
    renderElement(<ColumnChart title="每日货源" data={data} />);
    const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual(['已成交3', '待成交1,201']);
    const columns = screen.getByRole('img');
    const first = columns.querySelector('span:has(small)');
    if (first) fireEvent.pointerEnter(first);
    expect(told()).toEqual(['已成交3', '待成交1']);
    fireEvent.pointerLeave(columns, { pointerType: 'touch' });
    expect(told(), 'after a tap').toEqual(['已成交3', '待成交1']);
    fireEvent.pointerLeave(columns, { pointerType: 'mouse' });
    expect(told()).toEqual(['已成交3', '待成交1,201']);
  });

  test('shows -- for a value that the response lacks, and for every sum that contains it', () => {
    const [first, second] = data.rows;
    const lacking = [
      { ...first, values: [undefined, 1] },
      { ...second, values: ['x', '1200'] },
    ] as unknown as ChartData['rows']; // A server may send such values instead of numbers.
    const faulty = { ...data, rows: lacking };
    renderElement(<ChartCard title="每日货源" data={faulty} Chart={ColumnChart} />);
    expect(screen.getByRole('img', { name: '每日货源：2 项，合计 --' })).toBeInTheDocument();
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual(['已成交--', '待成交1,201']);
    fireEvent.click(screen.getByRole('button'));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['11-01--1--', '11-02--1,200--']);
    renderElement(<BarChart title="专线" data={faulty} />);
    const bars = within(screen.getByRole('list', { name: '专线' })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual(['11-01--', '11-02--']);
    expect(bars[1]?.querySelector('[data-tone=open]')).toHaveStyle({ width: '100%' });
  });

  test('marks a column whose day is not over, and draws the average of the others across', () => {
    const rows = data.rows.map((row, index) => ({ ...row, isOpen: index === 1 }));
    const series = data.series.slice(0, 1);
    const { container } = renderElement(
      <ColumnChart title="每日短信" data={{ ...data, series, rows, average: 750 }} />,
    );
    const open = [...container.querySelectorAll('[data-tone]')].filter((part) =>
      part.matches('[role=img] [data-open=true]'),
    );
    expect(open).toHaveLength(1);
    expect(container.querySelector('[class*=average]')).toHaveStyle({
      bottom: '50%',
    });
  });

  test.each([0, Number.NaN])('draws no average of %s, and no text in its place', (average) => {
    const chart = (given: typeof data & { average?: number }) =>
      renderElement(<ColumnChart title="每日短信" data={given} />).container;
    const withoutAverage = chart(data).textContent;
    const container = chart({ ...data, average });
    expect(container.querySelector('[class*=average]')).toBeNull();
    expect(container.textContent).toBe(withoutAverage);
  });

  test('shows the value next to every bar', () => {
    renderElement(<BarChart title="专线" data={data} />);
    const bars = within(screen.getByRole('list', { name: '专线' })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual(['11-014', '11-021,200']);
  });
});

describe('the grid lines of a column chart', () => {
  test.each([
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [38, [0, 10, 20, 30, 40]],
    [1204, [0, 500, 1000, 1500]],
  ])('are at round numbers up to %i', (longest, lines) => {
    expect(gridOf(longest)).toEqual(lines);
  });
});

describe('a line chart', () => {
  test('draws one line per series on a common scale, and shows the values of a hovered row', () => {
    const { container } = renderElement(
      <ChartCard title="每日短信" data={data} Chart={LineChart} />,
    );
    expect(screen.getByRole('img', { name: '每日短信：2 项，合计 1,204' })).toBeInTheDocument();
    const points = [...container.querySelectorAll('polyline')].map((line) =>
      line.getAttribute('points'),
    );
    expect(points).toEqual(['0.5,99.8 1.5,100', '0.5,99.93333333333334 1.5,20']);
    fireEvent.pointerEnter(screen.getByText('11-02').closest('span') ?? container);
    expect(screen.getByText('1,200')).toBeInTheDocument();
    expect(screen.getAllByText('11-02')).toHaveLength(2);
  });

  test('dashes the line to a day that is not over, which is no fall', () => {
    const rows = data.rows.map((row, index) => ({ ...row, isOpen: index === 1 }));
    const { container } = renderElement(
      <LineChart title="每日短信" data={{ ...data, series: data.series.slice(0, 1), rows }} />,
    );
    const [over, open] = container.querySelectorAll('polyline');
    expect(over).toHaveAttribute('points', '0.5,99.8');
    expect(open).toHaveAttribute('points', '0.5,99.8 1.5,100');
    expect(open).toHaveAttribute('data-open');
  });

  test('has no point for a value that is missing', () => {
    const rows = [
      { key: '1', label: '11-01', values: [NaN] },
      { key: '2', label: '11-02', values: [2] },
    ];
    const { container } = renderElement(
      <LineChart title="每日短信" data={{ ...data, series: data.series.slice(0, 1), rows }} />,
    );
    expect(container.querySelector('polyline')).toHaveAttribute('points', '1.5,0');
  });
});

test('a small line dashes its way to a period that is not over, and fills only what is', () => {
  const { container, rerender } = renderBare(<Sparkline values={[4, 4, 0]} isLastOpen />);
  const points = () =>
    [...container.querySelectorAll('polygon, polyline')].map((line) => line.getAttribute('points'));
  expect(points()).toEqual(['0,32 0,2 1,2 1,32', '0,2 1,2', '1,2 2,30']);
  rerender(<Sparkline values={[4, 4, 0]} />);
  expect(points()).toEqual(['0,32 0,2 1,2 2,30 2,32', '0,2 1,2 2,30']);
});
