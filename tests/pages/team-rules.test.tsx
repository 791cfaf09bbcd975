import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffApi } from '@/api/substation/user';
import { teams } from '@/pages/platform-site/substation-administrator/team-rules';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('platform-site'));
afterAll(() => server.close());

/** A team of the signed-in user. */
async function ownTeam() {
  await act(() => enterAs('operator'));
  const [own] = (await staffApi.search({ keyword: 'operator' })).items;
  const { items } = await teams.list({ page: 1, limit: 1 });
  const [first] = items;
  if (!own || !first) throw new Error('there is no team');
  const team = await teams.one({ id: first.id });
  const members = [...team.members, { userId: own.id, name: own.name, roleIds: [] }];
  await teams.update({ ...team, members });
  return { team: await teams.one({ id: first.id }), own };
}

test('who leaves a team is asked before it is saved, and not about another name of the team', async () => {
  const { team, own } = await ownTeam();
  expect(team.members.some(({ userId }) => String(userId) === String(own.id))).toBe(true);
  await teams.update({ ...team, name: '新名称' });
  const renamed = await teams.one({ id: team.id });
  expect(renamed.name).toBe('新名称');
  renderElement(<MemoryRouter />);
  const members = renamed.members.filter(({ userId }) => String(userId) !== String(own.id));
  const saving = teams.update({ ...renamed, members }).catch((error: unknown) => error);
  const question = within(await screen.findByRole('dialog', { name: '提示' }));
  expect(question.getByText(/^更改涉及您本人/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(await saving).toMatchObject({ kind: 'cancelled' });
  expect((await teams.one({ id: team.id })).members).toHaveLength(renamed.members.length);
});
