import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NamesCount } from '@/values/cell/more-text';
import { renderElement } from '../../render';

test('NamesCount lists the names of its count and returns the focus on Escape', async () => {
  renderElement(<NamesCount count={1200} names={['临沂市', '济南市']} title="覆盖地区" />);
  const count = screen.getByRole('button', { name: '1,200' });
  await userEvent.click(count);
  const names = within(screen.getByRole('dialog', { name: '覆盖地区' }));
  expect(names.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '临沂市',
    '济南市',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(count).toHaveFocus();
});

test('NamesCount renders a plain text when there is nothing to list', () => {
  renderElement(<NamesCount count={0} names={[]} title="覆盖地区" />);
  expect(screen.getByText('0')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
