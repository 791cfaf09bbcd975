import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DetailSection } from '@/elements/details/detail-section';
import { RecordHead } from '@/elements/details/record-head';
import { Steps } from '@/ui/steps';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('common'));

test('the head of a page is its main heading, that of a popup is below the title of the popup', () => {
  renderElement(<RecordHead isPage title="甲公司" facts={[]} />);
  expect(screen.getByRole('heading', { name: '甲公司', level: 1 })).toBeVisible();
  renderElement(<RecordHead title="安阳 → 沈阳" facts={[]} />);
  expect(screen.getByRole('heading', { name: '安阳 → 沈阳', level: 3 })).toBeVisible();
});

test('the head shows its values without the empty ones', () => {
  const { container } = renderElement(
    <RecordHead title="甲" facts={['3 吨', null, '', '8 件']} marks={<b>待成交</b>} />,
  );
  expect(container).toHaveTextContent('甲待成交3 吨8 件');
  expect(screen.getAllByText(/^\d/)).toHaveLength(2);
});

test('a section counts its records and has one line of text without any', () => {
  const rows = <p>记录</p>;
  const { rerender } = renderElement(
    <DetailSection title="承接记录" count={1200}>
      {rows}
    </DetailSection>,
  );
  expect(screen.getByRole('region', { name: '承接记录' })).toHaveTextContent('1,200');
  expect(screen.getByText('记录')).toBeVisible();
  rerender(
    <DetailSection title="承接记录" count={0} extra={<a href="/all">全部 0</a>}>
      {rows}
    </DetailSection>,
  );
  expect(screen.queryByText('记录')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('region')).toHaveAttribute('data-print', 'no');
  expect(screen.getByRole('region', { name: '承接记录' })).toHaveTextContent('暂无数据');
});

test('the steps say which one is current, and what is known about each', () => {
  const steps = [
    { key: 'a', label: '下单', note: '11-26 20:53' },
    { key: 'b', label: '承接' },
    { key: 'c', label: '成交' },
  ];
  renderElement(<Steps label="进度" steps={steps} index={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['下单11-26 20:53', '承接', '成交']);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('承接');
});
