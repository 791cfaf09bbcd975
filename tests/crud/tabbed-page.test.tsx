import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { tabbedPage } from '@/crud/tabbed-page';
import { useAddress } from '@/elements/filter/use-address';
import { startI18n } from '@/i18n';
import { P } from '@/policies';
import { renderElement } from '../render';

/** The queries that the first tab was rendered with. */
let searches: string[] = [];
function First() {
  const navigate = useNavigate();
  searches.push(useAddress().search);
  return (
    <button type="button" onClick={() => void navigate('/?name=x', { replace: true })}>
      设条件
    </button>
  );
}
function Second() {
  const navigate = useNavigate();
  return (
    <>
      <p>第二页</p>
      <button type="button" onClick={() => void navigate('/?tab=two&open=7', { replace: true })}>
        打开记录
      </button>
    </>
  );
}
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

test('a tab that is not shown keeps its query, so that it does not open the record of another tab', async () => {
  searches = [];
  show('/?name=x');
  await userEvent.click(tab('two'));
  await userEvent.click(screen.getByRole('button', { name: '打开记录' }));
  expect(address()).toBe('?tab=two&open=7');
  // React renders a hidden tab when it has nothing else to do.
  await new Promise((done) => setTimeout(done, 50));
  expect(new Set(searches)).toEqual(new Set(['?name=x']));
});
