import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamApi, type Team } from '@/api/substation/team';
import { staffApi } from '@/api/substation/user';
import Teams from '@/pages/platform-site/substation-administrator';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('platform-site'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

async function openForm(button: RegExp | string, placeOf: () => Promise<HTMLElement>) {
  renderElement(
    <MemoryRouter>
      <Teams />
    </MemoryRouter>,
  );
  const place = await placeOf();
  await userEvent.click(await within(place).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
type Form = Awaited<ReturnType<typeof openForm>>;

async function choose(form: Form, substation: string) {
  await userEvent.type(await form.findByRole('combobox', { name: '负责分站' }), substation);
  await userEvent.click(await screen.findByTitle(new RegExp(`^${substation}分站`)));
}
const takeLastOut = (form: Form) =>
  userEvent.type(form.getByRole('combobox', { name: '负责分站' }), '{Backspace}');

/** A team of one sub-station, with members. */
async function someTeam(): Promise<Team> {
  const { items } = await teamApi.list({ page: 1, limit: 100 });
  const team = items.find(
    ({ substationIds, members }) => substationIds.length === 1 && members.length > 0,
  );
  if (!team) throw new Error('there is no such team');
  return team;
}

test('the leader field offers people of the chosen sub-stations, each with the sub-stations they work for', async () => {
  const form = await openForm('新增', async () => document.body);
  await choose(form, '临沂');
  await userEvent.click(await form.findByRole('combobox', { name: '负责人' }));
  // Pasted, because a pause between typed characters would start a search for the first one.
  await userEvent.paste('s0');
  const offered = await screen.findAllByText(/临沂分站/, { selector: 'small' });
  const { items } = await staffApi.search({ keyword: 's0' });
  const withinLimits = items.filter(({ substationIds }) => substationIds.map(String).includes('1'));
  expect(withinLimits.length).toBeLessThan(items.length);
  expect(offered.length).toBeGreaterThan(0);
  for (const { name, phoneNumber, substationIds } of items) {
    const isOffered = screen.queryAllByTitle(`${name} ${phoneNumber}`).length > 0;
    expect(isOffered).toBe(substationIds.map(String).includes('1'));
  }
});

test('the fields name the people who no longer fit after the sub-stations change', async () => {
  const team = await someTeam();
  const form = await openForm('编辑', async () => {
    const cell = await screen.findByText(team.name);
    return cell.closest('tr') ?? document.body;
  });
  await form.findByRole('combobox', { name: '负责人' });
  const other = team.substationNames[0] === '青岛分站' ? '烟台' : '青岛';
  await takeLastOut(form);
  expect(form.queryByText('负责人不属于所选的负责分站')).toBeNull();
  await choose(form, other);
  expect(await form.findByText('负责人不属于所选的负责分站')).toBeVisible();
  const names = new RegExp(`以下成员不属于所选的负责分站：.*${team.members[0]?.name}`);
  expect(await form.findByText(names)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  expect(shown).toEqual([]);
  expect(await teamApi.one({ id: team.id })).toEqual(team);
});
