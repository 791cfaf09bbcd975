import { act, cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientAppApi } from '@/api/base-support/client-app';
import { companyApi } from '@/api/company/company';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import { transportLineApi } from '@/api/company/transport-line';
import { voteApi } from '@/api/company/vote';
import { smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { CompanyType } from '@/enums';
import { loadTexts } from '@/i18n';
import Clients from '@/pages/base-support/client';
import { appLabel } from '@/pages/base-support/client/app-label';
import { Companies } from '@/pages/company/shared/companies';
import Votes from '@/pages/marketing/vote-list';
import SmsManagement from '@/pages/platform-site/substation-sms-management';
import { SmsAccounts } from '@/pages/platform-site/substation-sms-management/sms-accounts';
import Users from '@/pages/user/user-list';
import { paths } from '@/paths';
import { P } from '@/policies';
import { grant } from '../grant';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(async () => {
  await startMockServer('company');
  await Promise.all(['user', 'marketing', 'platform-site', 'source'].map(loadTexts));
});
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

const open = async (Page: ComponentType, id: string, title: string) => {
  renderElement(
    <MemoryRouter initialEntries={[`/list?open=${id}`]}>
      <Page />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('dialog', { name: title }));
};
/** The link to all records of a short list. */
const allOf = async (record: ReturnType<typeof within>, name: string) =>
  within(await record.findByRole('region', { name })).findByRole('link', { name: /^全部/ });

test('a company shows its figures, its first lines and latest changes, and leads to their tabs', async () => {
  const { items } = await companyApi.list({ page: 1, limit: 80, companyType: [CompanyType.line] });
  const company = items.find(({ lineCount }) => lineCount > 5);
  if (!company) throw new Error('no company has so many lines');
  const of = { companyId: company.id, page: 1, limit: 1 };
  const { totalCount } = await transportLineApi.list(of);
  await companyApi.update({ ...company, contact: '周敏' });
  const page = paths.companyDetails(String(company.id));
  const record = await open(Companies, String(company.id), company.companyName);
  expect(record.getByRole('link', { name: '打开页面' })).toHaveAttribute('href', page);
  expect(await record.findByText('会员期限')).toBeVisible();
  const lines = await allOf(record, '专线');
  expect(lines).toHaveTextContent(`全部 ${totalCount}`);
  expect(lines).toHaveAttribute('href', `${page}?tab=lines`);
  expect(record.getByText('周敏')).toBeVisible();
  expect(await allOf(record, '变更记录')).toHaveAttribute('href', `${page}?tab=changes`);
  expect(shown).toEqual([]);
});

test('a customer shows the orders as events, and leads to the page', async () => {
  const [consumer] = (
    await consumerCompanyApi.list({ page: 1, limit: 1, sort: 'lastOrderTime descending' })
  ).items;
  if (!consumer) throw new Error('there is no customer');
  const record = await open(Users, String(consumer.id), consumer.name);
  expect(await record.findByText('成交数')).toBeVisible();
  const all = await allOf(record, '动态');
  expect(all).toHaveTextContent(/^全部货源 \d+/);
  expect(all).toHaveAttribute('href', `/user/user-details?id=${consumer.id}&tab=orders`);
  expect(record.getAllByText(/^发布货源/).length).toBeGreaterThan(0);
});

test('a vote shows its figures and who leads', async () => {
  const { items } = await voteApi.list({ page: 1, limit: 80 });
  const begun = items.find(({ votes, companyCount }) => votes > 0 && companyCount > 0);
  if (!begun) throw new Error('no vote has begun');
  const record = await open(Votes, String(begun.id), begun.title);
  const all = await allOf(record, '参选公司');
  expect(all).toHaveTextContent(`全部 ${begun.companyCount}`);
  expect(await record.findByText('访问量')).toBeVisible();
});

test('an account of text messages says whether it is short, and shows its purchases', async () => {
  const { items } = await substationSmsApi.list({ page: 1, limit: 100 });
  const short = items.find(({ balance, warnBelow }) => balance < warnBelow);
  if (!short) throw new Error('no account is short');
  const record = await open(SmsAccounts, String(short.id), short.substationName);
  expect(await record.findByText('余额低于预警值')).toBeVisible();
  expect(await record.findByRole('region', { name: '充值订单' })).toBeVisible();
  expect(record.queryByRole('link', { name: '打开页面' })).toBeNull();
});

test('a user who may not see orders gets a customer without them, and no refused call', async () => {
  const [consumer] = (
    await consumerCompanyApi.list({ page: 1, limit: 1, sort: 'lastOrderTime descending' })
  ).items;
  if (!consumer) throw new Error('there is no customer');
  act(() => grant(P.consumer));
  const record = await open(Users, String(consumer.id), consumer.name);
  expect(await record.findByText('成交数')).toBeVisible();
  expect(record.queryByRole('region', { name: '动态' })).toBeNull();
  expect(shown).toEqual([]);
});

test('an order of messages and an application show the values of their columns, but not their names again', async () => {
  await Promise.all(['substation-sms-recharge', 'base-support'].map(loadTexts));
  const [order] = (await smsChargeOrderApi.list({ page: 1, limit: 1 })).items;
  if (!order) throw new Error('there is no order');
  const record = await open(SmsManagement, `${order.id}&tab=orders`, `充值订单 ${order.orderNo}`);
  expect(await record.findByText('下单人')).toBeVisible();
  expect(record.getByText(order.creator)).toBeVisible();
  expect(record.queryByText('订单号')).not.toBeInTheDocument();
  cleanup();
  const [app] = (await clientAppApi.list({ page: 1, limit: 1 })).items;
  if (!app) throw new Error('there is no application');
  const release = await open(Clients, String(app.id), appLabel(app));
  expect(await release.findByText(app.notes)).toBeVisible();
});
