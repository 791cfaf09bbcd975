import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db';
import { CompanyType } from '@/enums';
import { GearList } from '@/pages/company/details/logistics-gear';
import { MemberList } from '@/elements/company/member-list';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(async () => {
  await startMockServer('company');
  // What the form fetches when it opens is there already, however slow the machine.
  await Promise.all([import('@/elements/form/form-popup'), import('@/elements/form/more-fields')]);
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
        <GearList fixed={{ companyId }} />
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

  test('is asked what its category asks for, and refused without what that insists on', async () => {
    const { dialog, companyId } = await openNew();
    expect(await within(dialog).findByText('请先选择类别')).toBeVisible();
    const withNeeds = (await db.gearConfigs.open())
      .all()
      .find(({ attributes }) => attributes.some(({ required }) => required));
    const category = await choose(dialog, withNeeds?.id ?? '');
    const first = category.attributes[0]?.name ?? '';
    await within(dialog).findByLabelText(first);
    await save(dialog);
    expect(await within(dialog).findByText('请填写带星号的参数')).toBeVisible();
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

describe('the members of a park', () => {
  test('are those who joined, in their order', async () => {
    const park = (await db.parks.open()).all().find(({ members }) => members.length > 1);
    renderElement(
      <MemoryRouter>
        <MemberList fixed={{ id: park?.id }} />
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
