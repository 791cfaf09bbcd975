import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { CompanyStatus } from '@/enums';
import CompanyDetails from '@/pages/company/company-details';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

const own = '1384050000000000001';
const show = () =>
  renderElement(
    <MemoryRouter initialEntries={[`/company/company-details/${own}`]}>
      <Routes>
        <Route path="/company/company-details/:id" element={<CompanyDetails />} />
      </Routes>
    </MemoryRouter>,
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const head = async () =>
  within((await screen.findByRole('heading', { level: 1 })).closest('header') ?? document.body);

beforeAll(() => startMockServer('company'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

test('the overview has the first lines, the licence, the latest changes, the days left and the managers', async () => {
  const company = await companyApi.one({ id: own });
  show();
  const lines = await section('专线');
  expect(await lines.findAllByRole('row')).toHaveLength(1 + Math.min(5, company.lineCount));
  const credential = await section('资质');
  expect(await credential.findByText('统一社会信用代码')).toBeVisible();
  expect((await credential.findAllByRole('button', { name: /查看|营业执照/ })).length).toBeTruthy();
  expect((await section('入驻')).getByText(/剩 \d+ 天/)).toBeVisible();
  const managers = await section('管理员');
  expect(managers.getAllByRole('listitem')).toHaveLength(company.manageUser.users.length);
  const changes = await section('变更记录');
  expect((await changes.findAllByRole('listitem')).length).toBeLessThanOrEqual(5);
  await userEvent.click(lines.getByRole('link', { name: /^全部/ }));
  const opened = await screen.findByRole('tab', { name: /^专线/, selected: true });
  expect(opened).toHaveTextContent(`专线 ${company.lineCount}`);
  expect(shown).toEqual([]);
});

test('the head has the actions of the list: it disables the company after a question, and offers to undo it', async () => {
  show();
  await userEvent.click(await (await head()).findByRole('button', { name: '禁用' }));
  await userEvent.click(await screen.findByRole('button', { name: /确\s*认/ }));
  expect(await (await head()).findByRole('button', { name: '启用' })).toBeVisible();
  expect((await companyApi.one({ id: own })).status).toBe(CompanyStatus.disabled);
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await (await head()).findByRole('button', { name: '禁用' })).toBeVisible();
  expect((await companyApi.one({ id: own })).status).toBe(CompanyStatus.enabled);
  expect(shown).toEqual([]);
});

test('the form of the head shows a taken name at its field, and a saved change is shown in the overview', async () => {
  show();
  await userEvent.click(await (await head()).findByRole('button', { name: '编辑' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑公司' }));
  const name = await dialog.findByLabelText('公司名称');
  const { items } = await companyApi.list({ page: 1, limit: 2, sort: 'lineCount ascending' });
  const taken = items.find(({ id }) => id !== own)?.companyName ?? '';
  const former = name instanceof HTMLInputElement ? name.value : '';
  await userEvent.clear(name);
  await userEvent.paste(taken);
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(`公司名称“${taken}”已存在。`));
  await userEvent.clear(name);
  await userEvent.paste(former);
  const contact = await dialog.findByLabelText('联系人');
  await userEvent.clear(contact);
  await userEvent.type(contact, '钱七');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect((await head()).getByText('钱七')).toBeVisible());
  expect((await section('变更记录')).getByText(/钱七/)).toBeVisible();
});

test.each(['company', 'clerk'])(
  '%s sees its company without the actions of the list',
  async (user) => {
    await act(() => enterAs(user));
    show();
    expect(await section('基本信息')).toBeTruthy();
    expect((await head()).queryByRole('button', { name: /编辑|禁用|更多/ })).toBeNull();
  },
);
