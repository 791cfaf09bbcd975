import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { tabbedPage } from '@/crud/tabbed-page';
import { startI18n } from '@/i18n';
import { P } from '@/policies';
import { renderElement } from '../render';

function First() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/?name=x', { replace: true })}>
      设条件
    </button>
  );
}
const Second = () => <p>第二页</p>;
const Denied = () => <p>无权</p>;
const Page = tabbedPage('company.company', [
  { key: 'one', Content: First },
  { key: 'two', Content: Second },
  { key: 'three', Content: Denied, policy: P.companyList },
]);
const Address = () => <output aria-label="地址">{useLocation().search}</output>;
const show = (address: string) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status', { name: '地址' }).textContent;
const tab = (key: string) => screen.getByRole('tab', { name: `company.company.tabs.${key}` });

beforeAll(startI18n);

test('a tabbed page opens the tab named in the URL, or the first one', () => {
  show('/?tab=two');
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('第二页')).toBeVisible();
});

test('a tabbed page hides a tab without its policy, even when the URL names it', () => {
  show('/?tab=three');
  expect(screen.queryByText('无权')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(tab('one')).toHaveAttribute('aria-selected', 'true');
});

test('a tabbed page restores the conditions of each tab', async () => {
  show('/');
  await userEvent.click(screen.getByRole('button', { name: '设条件' }));
  expect(address()).toBe('?name=x');
  await userEvent.click(tab('two'));
  expect(address()).toBe('?tab=two');
  await userEvent.click(tab('one'));
  expect(address()).toBe('?name=x');
});
