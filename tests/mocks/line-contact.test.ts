import { beforeEach, describe, expect, test } from 'vitest';
import type { LineContact } from '@/api/company/line-contact';
import type { TransportLine } from '@/api/company/transport-line';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { ownId, signInAll, someCompany, wronglyTaken } from './companies';
import { read, refused, send } from './server';

let tokens = { operator: '', manager: '', staff: '', company: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'company');
  token = tokens.operator;
});

const own = async () =>
  (
    await read<Page<TransportLine>>('POST /api/company/transport-line/list', {
      token,
      body: { page: 1, limit: 100, companyId: ownId },
    })
  ).items;

describe('the line contacts', () => {
  const contacts = '/api/company/line-contact';
  const person = { companyId: ownId, contactName: '孙调度', mobile: '13905390001' };
  const people = async (query = '') =>
    (
      await read<Page<LineContact>>(
        `GET ${contacts}?page=1&limit=100&companyId=${ownId}&${query}`,
        { token },
      )
    ).items;

  test('are those of a company, or of one of its lines', async () => {
    const all = await people();
    expect(all.length).toBeGreaterThan(0);
    const [line] = await own();
    const ofLine = await people(`lineId=${line?.id}`);
    expect(new Set(ofLine.map(({ id }) => id))).toEqual(new Set(line?.contactIds));
    expect(await people(`contactName=${all[0]?.contactName}`)).toContainEqual(all[0]);
    expect(await people(`mobile=${all[0]?.mobile}`)).toEqual([all[0]]);
  });

  test('are made and changed by the same call, a stale one refused', async () => {
    const made = await read<LineContact>(`POST ${contacts}`, { token, body: person });
    const body = { ...made, position: '调度' };
    const changed = await read<LineContact>(`POST ${contacts}`, { token, body });
    expect(changed).toMatchObject({ id: made.id, position: '调度' });
    expect((await refused(`POST ${contacts}`, { token, body })).status).toBe(409);
    expect(await people('contactName=孙调度')).toEqual([changed]);
  });

  test('are refused by the name of what is wrong, and never twice', async () => {
    expect(
      await wronglyTaken(
        `POST ${contacts}`,
        person,
        [
          ['companyId', { companyId: undefined }],
          ['contactName', { contactName: '' }],
          ['mobile', { mobile: '1390539' }],
          ['phone', { phone: '123' }],
          ['position', { position: '长'.repeat(21) }],
        ],
        token,
      ),
    ).toEqual([]);
    const [known] = await people();
    const body = { ...person, mobile: known?.mobile };
    expect(await refused(`POST ${contacts}`, { token, body })).toMatchObject({
      code: 'Console:LineContactExists',
    });
  });

  test('belong to a branch and to lines of their company, and to no others', async () => {
    const lines = await own();
    const [first, last] = [lines[0]?.id, lines.at(-1)?.id];
    const branch = await read<{ items: { id: string; branchName: string }[] }>(
      `GET /api/company/company-branch/select?companyId=${ownId}`,
      { token },
    );
    const [{ id: branchId, branchName } = { id: '', branchName: '' }] = branch.items;
    const body = { ...person, branchId, lineIds: [first] };
    const made = await read<LineContact>(`POST ${contacts}`, { token, body });
    expect(made).toMatchObject({ branchId, branchName, lineIds: [first] });
    expect(made.lineNames).toEqual([lines[0]?.lineName]);
    const moved = { ...made, lineIds: [last] };
    expect(await read(`POST ${contacts}`, { token, body: moved })).toMatchObject({
      lineIds: [last],
    });
    const withThem = (await own()).filter(({ contactIds }) => contactIds.includes(made.id));
    expect(withThem.map(({ id }) => id)).toEqual([last]);
    const foreign = await someCompany(token, 'companyType=1&substationId=9');
    const { items } = await read<Page<TransportLine>>('POST /api/company/transport-line/list', {
      token,
      body: { page: 1, limit: 1, companyId: foreign.id },
    });
    expect(
      await wronglyTaken(
        `POST ${contacts}`,
        { ...person, mobile: '13905390002' },
        [
          ['branchId', { branchId: 'nowhere' }],
          ['lineIds', { lineIds: [items[0]?.id] }],
        ],
        token,
      ),
    ).toEqual([]);
  });

  test('leave every line when they are removed', async () => {
    const [line] = await own();
    const [contactId] = line?.contactIds ?? [];
    expect((await send(`DELETE ${contacts}/${contactId}`, { token })).status).toBe(204);
    expect((await own()).some(({ contactIds }) => contactIds.includes(contactId ?? ''))).toBe(
      false,
    );
  });

  test('go with their company, which has to be one with lines', async () => {
    const foreign = await someCompany(token, 'companyType=1&substationId=9');
    const query = `page=1&limit=10&companyId=${foreign.id}`;
    const seen = await read<Page<LineContact>>(`GET ${contacts}?${query}`, { token });
    expect(seen.totalCount).toBeGreaterThan(0);
    const hidden = { token: tokens.manager };
    expect((await read<Page<LineContact>>(`GET ${contacts}?${query}`, hidden)).totalCount).toBe(0);
    const gone = await send(`DELETE ${contacts}/${seen.items[0]?.id}`, { token: tokens.company });
    expect(gone.status).toBe(404);
    expect((await send(`GET ${contacts}`, { token: tokens.staff })).status).toBe(403);
    const { id } = await someCompany(token, 'companyType=3');
    const body = { ...person, companyId: id };
    expect(await refused(`POST ${contacts}`, { token, body })).toMatchObject({
      code: 'Console:CompanyTypeUnsuited',
    });
  });
});
