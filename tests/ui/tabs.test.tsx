import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Section } from '@/ui/section';
import { Tabs } from '@/ui/tabs';

function Sample({ variant }: { variant?: 'line' | 'card' | 'border-card' }) {
  const [active, setActive] = useState('base');
  const items = [
    { key: 'base', label: '基本信息', content: <input aria-label="公司名称" /> },
    { key: 'lines', label: '专线', content: '三条专线', disabled: true },
    { key: 'prices', label: '价格', content: '今日价格' },
  ];
  return (
    <Tabs label="公司资料" items={items} active={active} onChange={setActive} variant={variant} />
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  test('shows the content of the active tab and keeps the input of the others', async () => {
    render(<Sample />);
    await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), '远通');
    await userEvent.click(tab('价格'));
    expect(screen.getByRole('tabpanel', { name: '价格' })).toHaveTextContent('今日价格');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(tab('基本信息'));
    expect(screen.getByRole('textbox', { name: '公司名称' })).toHaveValue('远通');
  });

  test('moves with arrow keys, Home and End, and skips disabled tabs', async () => {
    render(<Sample />);
    await userEvent.tab();
    expect(tab('基本信息')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', '价格'],
      ['{ArrowRight}', '基本信息'],
      ['{ArrowLeft}', '价格'],
      ['{Home}', '基本信息'],
      ['{End}', '价格'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test.each(['line', 'card', 'border-card'] as const)('renders the variant %s', (variant) => {
    render(<Sample variant={variant} />);
    expect(screen.getByRole('tablist').parentElement).toHaveAttribute('data-variant', variant);
  });
});

test('a card is rendered as a section with a title', () => {
  render(
    <Section title="基本信息" extra={<button type="button">编辑</button>}>
      内容
    </Section>,
  );
  const card = screen.getByRole('region', { name: '基本信息' });
  expect(card).toHaveTextContent('内容');
  expect(card).toContainElement(screen.getByRole('button', { name: '编辑' }));
});
