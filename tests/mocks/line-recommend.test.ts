import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineRecommend, LineRecommendInput } from '@/api/company/line-recommend';
import { db, reseed } from '@/mocks/db';
import { allRows } from './market-tools';
import { read, refused, send, signIn } from './server';

const path = '/api/company/line-recommend';
let token = '';
let rows: LineRecommend[] = [];
let input: LineRecommendInput;

/** Lines of a sub-station that are not recommended yet. */
async function freeLines(substationId: number) {
  const taken = new Set(rows.map(({ lineId }) => lineId));
  const companies = await db.companies.open();
  const lines = (await db.transportLines.open()).all();
  return lines.filter(
    ({ id, companyId }) =>
      !taken.has(id) && companies.find(companyId)?.substationId === substationId,
  );
}

beforeAll(async () => {
  reseed();
  rows = await allRows<LineRecommend>(path, await signIn('operator'));
});
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  const [line] = await freeLines(2);
  input = {
    substationId: 2,
    lineId: line?.id ?? '',
    startTime: '2026-12-01T00:00:00',
    endTime: '2026-12-31T00:00:00',
    description: '天天发车，直达不中转。',
  };
});

describe('the recommended lines', () => {
  test('are lines of their sub-station, each of them once', async () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ lineId }) => lineId)).size).toBe(rows.length);
    const companies = await db.companies.open();
    const astray = rows.filter(
      ({ companyId, substationId }) => companies.find(companyId)?.substationId !== substationId,
    );
    expect(astray).toEqual([]);
  });
});

describe('recommending a line', () => {
  test('puts it behind the others; it can be moved, changed and taken back', async () => {
    const made = await read<LineRecommend>(`POST ${path}`, { token, body: input });
    const last = Math.max(
      ...rows.filter(({ substationId }) => substationId === 2).map(({ sort }) => sort),
    );
    expect(made).toMatchObject({ ...input, sort: last + 1, substationName: '济南分站' });
    const moved = { ...made, sort: 1, description: '新文案' };
    expect(await read(`PUT ${path}`, { token, body: moved })).toMatchObject({
      sort: 1,
      description: '新文案',
    });
    expect(await refused(`PUT ${path}`, { token, body: moved })).toMatchObject({ status: 409 });
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`GET ${path}/${made.id}`, { token })).status).toBe(404);
  });

  test('is refused for a line of another sub-station, and for one that is recommended already', async () => {
    const [elsewhere] = await freeLines(1);
    const body = { ...input, lineId: elsewhere?.id };
    expect(await refused(`POST ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:LineOfOtherSubstation',
    });
    await read(`POST ${path}`, { token, body: input });
    expect(await refused(`POST ${path}`, { token, body: input })).toMatchObject({
      status: 403,
      code: 'Console:LineRecommendExists',
    });
  });
});
