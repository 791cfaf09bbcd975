import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import type { Id } from '@/api/types';
import { CompanyType } from '@/enums';
import { db } from '@/mocks/db/db';
import { respond } from '@/mocks/http';
import { LineList, Lines } from '@/pages/company/company-details/lines';
import { GearList } from '@/pages/company/company-details/logistics-gear';
import { MemberList } from '@/pages/company/shared/member-list';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(async () => {
  await startMockServer('company');
  // Imports the code of the form in advance, because on a slow machine the import outlasts the waits of a test.
  await Promise.all([import('@/elements/form/page/form-popup'), import('@/values/more-controls')]);
});
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const form = (name: string) => screen.findByRole('dialog', { name });
const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: '保存' }));

describe('a piece of gear', () => {
  async function openNew() {
    const companies = (await db.companies.open()).all();
    const companyId = companies.find(
      ({ companyType }) => companyType === CompanyType.equipment,
    )?.id;
    renderElement(
      <MemoryRouter>
        <GearList baseQuery={{ companyId }} />
      </MemoryRouter>,
    );
    await press('新增');
    const dialog = await form('新增装备');
    await userEvent.type(await within(dialog).findByLabelText('装备名称'), '测试装备');
    return { dialog, companyId };
  }
  async function choose(dialog: HTMLElement, id: Id) {
    const category = (await db.gearConfigs.open()).one(id);
    await userEvent.click(await within(dialog).findByRole('combobox', { name: '类别' }));
    await userEvent.click(await screen.findByTitle(category.categoryName));
    return category;
  }

  test('has the inputs of its category and requires the required ones', async () => {
    const { dialog, companyId } = await openNew();
    expect(await within(dialog).findByText('请先选择类别', { selector: 'span' })).toBeVisible();
    const withNeeds = (await db.gearConfigs.open())
      .all()
      .find(({ attributes }) => attributes.some(({ required }) => required));
    const category = await choose(dialog, withNeeds?.id ?? '');
    const first = category.attributes[0]?.name ?? '';
    await within(dialog).findByLabelText(first);
    await save(dialog);
    expect(await within(dialog).findByText('请填写带星号的属性')).toBeVisible();
    for (const { name, options } of category.attributes) {
      const box = within(dialog).getByLabelText(name);
      await userEvent.click(box);
      if (options[0]) await userEvent.click(await screen.findByTitle(options[0]));
      else await userEvent.type(box, '3');
    }
    await save(dialog);
    expect(await screen.findByText('测试装备')).toBeVisible();
    const made = db.logisticsGear.all().find(({ gearName }) => gearName === '测试装备');
    expect(made).toMatchObject({ companyId, categoryId: category.id });
    expect(made?.properties.map(({ name }) => name)).toEqual(
      category.attributes.map(({ name }) => name),
    );
  });
});

describe('a line', () => {
  test('is edited with the values and names of its own call', async () => {
    const line = (await db.transportLines.open()).all()[0];
    if (!line) throw new Error('No line to edit.');
    server.use(
      http.get('*/api/company/transport-line/edit/:id', async ({ request }) => {
        const response = await respond(request);
        return HttpResponse.json({ ...(await response?.json()), remark: '只在表单里' });
      }),
    );
    renderElement(
      <MemoryRouter>
        <LineList baseQuery={{ companyId: line.companyId }} />
      </MemoryRouter>,
    );
    const row = (await screen.findByTitle(line.lineName)).closest('tr');
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: '编辑' }));
    const dialog = await form('编辑专线');
    expect(await within(dialog).findByLabelText('备注')).toHaveValue('只在表单里');
    await waitFor(() => expect(dialog).toHaveTextContent(line.fromRegionName));
  });

  test('is filtered by the regions in which lines of its sub-station start', async () => {
    const line = (await db.transportLines.open()).all()[0];
    const company = await companyApi.one({ id: line?.companyId ?? '' });
    const asked: string[] = [];
    server.use(
      http.get('*/api/base-support/region/substation-start/:id', async ({ request, params }) => {
        asked.push(String(params.id));
        return respond(request);
      }),
    );
    renderElement(
      <MemoryRouter>
        <Lines
          companyId={company.id}
          company={company}
          rights={{ isOwn: false, hasRole: () => true }}
          reloadCompany={() => undefined}
          applySaved={() => Promise.resolve(company)}
        />
      </MemoryRouter>,
    );
    await press('更多');
    await userEvent.click(await screen.findByRole('checkbox', { name: '出发地' }));
    await userEvent.click(await screen.findByRole('button', { name: /^出发地/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: '出发地' }), '市');
    await screen.findAllByRole('option', { name: /市/ });
    expect(asked).toEqual([String(company.substationId)]);
  });
});

describe('the members of a park', () => {
  test('are listed in their order', async () => {
    const park = (await db.parks.open()).all().find(({ members }) => members.length > 1);
    renderElement(
      <MemoryRouter>
        <MemberList baseQuery={{ parkId: park?.id }} />
      </MemoryRouter>,
    );
    const companies = await db.companies.open();
    const names = (park?.members ?? []).map(
      ({ companyId }) => companies.one(companyId).companyName,
    );
    await screen.findByText(names[0] ?? '');
    const shown = screen
      .getAllByRole('row')
      .map((row) => names.find((name) => row.textContent.includes(name)))
      .filter((name) => name !== undefined);
    expect(shown).toEqual(names.slice(0, shown.length));
    expect(shown).toHaveLength(Math.min(names.length, 20));
  });
});
