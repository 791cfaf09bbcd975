import { beforeEach, describe, expect, test } from 'vitest';
import type { ConnectRecord, PlatformConsult } from '@/api/platform/platform-consult';
import type { Items, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { read, send, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const base = '/api/platform/platform-consult';
const all = async (family: string, query = '', who = token) =>
  (await read<Page<PlatformConsult>>(`GET ${base}/${family}?limit=1000&${query}`, { token: who }))
    .items;
const history = async (family: string, id: unknown) =>
  (
    await read<Items<ConnectRecord>>(`GET ${base}/${family}/connect-history?id=${String(id)}`, {
      token,
    })
  ).items;

describe.each(['goods-consult', 'partner-consult'])('the list %s', (family) => {
  test('repeats what the last call came to', async () => {
    const [called] = await all(family, 'connectType=2');
    const [last] = await history(family, called?.id);
    expect(last).toMatchObject({
      connectType: called?.connectType,
      remark: called?.remark,
      handler: called?.handler,
      creationTime: called?.connectTime,
    });
    const [fresh] = await all(family, 'connectType=0');
    expect(fresh && (await history(family, fresh.id))).toEqual([]);
  });

  test('takes the record of a call, which its history then shows first', async () => {
    const [row] = await all(family, 'connectType=1');
    const before = await history(family, row?.id);
    const body = { id: row?.id, connectType: 2, remark: ' 已约定面谈。 ' };
    const saved = await read<PlatformConsult>(`PUT ${base}/${family}/connect`, { token, body });
    expect(saved).toMatchObject({ connectType: 2, remark: '已约定面谈。', handler: '平台运营' });
    expect(saved.substationName).toBe(row?.substationName);
    const after = await history(family, row?.id);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ connectType: 2, remark: '已约定面谈。' });
    expect(after.slice(1)).toEqual(before);
  });

  test('exports what the conditions name', async () => {
    const { filePath } = await read<{ filePath: string }>(
      `GET ${base}/${family}-export?substationId=1&connectType=2`,
      { token },
    );
    const lines = (await (await send(`GET /static${filePath}`)).text()).trim().split('\r\n');
    expect(lines).toHaveLength((await all(family, 'substationId=1&connectType=2')).length + 1);
    expect(lines[1]).toContain('"已联系上"');
  });
});

test('the seeded calls come after the application and in order', async () => {
  const consults = [
    ...(await db.goodsConsults.open()).all(),
    ...(await db.partnerConsults.open()).all(),
  ];
  const applied = new Map(consults.map(({ id, creationTime }) => [id, creationTime]));
  const calls = (await db.connects.open()).all();
  expect(calls.length).toBeGreaterThan(500);
  for (const { consultId, creationTime } of calls) {
    expect(creationTime > (applied.get(consultId) ?? '9')).toBe(true);
  }
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
});
