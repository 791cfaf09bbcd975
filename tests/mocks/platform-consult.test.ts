import { beforeEach, describe, expect, test } from 'vitest';
import type { ConnectRecord, PlatformConsult } from '@/api/platform/platform-consult';
import type { Items, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { dayText } from './days';
import { read, refused, send, signIn } from './server';

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
  test('shows the newest first and pages', async () => {
    const times = (await all(family)).map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    const line = `GET ${base}/${family}?page=2&limit=7&sort=applicant ascending`;
    const { items, totalCount } = await read<Page<PlatformConsult>>(line, { token });
    expect([items.length, totalCount]).toEqual([7, times.length]);
    expect(items).toEqual((await all(family, 'sort=applicant ascending')).slice(7, 14));
  });

  test.each<[string, (row: PlatformConsult) => boolean]>([
    ['applicant=王', ({ applicant }) => applicant.includes('王')],
    ['mobile=138', ({ mobile }) => mobile.includes('138')],
    ['companyName=恒通', ({ companyName }) => Boolean(companyName?.includes('恒通'))],
    ['substationId=2', ({ substationId }) => substationId === 2],
    ['regionId=370100', ({ regionName }) => regionName.startsWith('山东省济南市')],
    ['connectType=0', ({ connectType }) => connectType === 0],
    ['connectType=2', ({ connectType }) => connectType === 2],
    [
      `creationTimeBegin=${dayText(-200)} 00:00:00&creationTimeEnd=${dayText(-30)} 23:59:59`,
      ({ creationTime }) => creationTime >= dayText(-200) && creationTime < dayText(-29),
    ],
  ])('with %s keeps exactly what it names', async (query, holds) => {
    const everything = await all(family);
    const wanted = everything.filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(everything.length);
    expect(await all(family, query)).toEqual(wanted);
  });

  test('shows a manager his own sub-stations', async () => {
    const rows = await all(family, '', await signIn('manager'));
    expect(new Set(rows.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
  });

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

  test('refuses a call without an outcome, an unknown one, and too much to say', async () => {
    const [row] = await all(family);
    const put = `PUT ${base}/${family}/connect`;
    const wrong = async (body: object) =>
      (await refused(put, { token, body: { id: row?.id, connectType: 2, ...body } })).members;
    expect(await wrong({ connectType: undefined })).toEqual(['connectType']);
    expect(await wrong({ connectType: 3 })).toEqual(['connectType']);
    expect(await wrong({ remark: '长'.repeat(201) })).toEqual(['remark']);
    expect((await send(put, { token, body: { id: '1', connectType: 2 } })).status).toBe(404);
  });

  test('refuses a call over one recorded meanwhile', async () => {
    const [row] = await all(family);
    const put = `PUT ${base}/${family}/connect`;
    const body = { ...row, connectType: 1 };
    expect((await send(put, { token, body })).status).toBe(200);
    expect((await send(put, { token, body })).status).toBe(409);
    expect(await history(family, row?.id)).toHaveLength(1);
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

  test('keeps others from recording calls for sub-stations they do not manage', async () => {
    const [foreign] = await all(family, 'substationId=9');
    const manager = await signIn('manager');
    const body = { id: foreign?.id, connectType: 2 };
    const put = `PUT ${base}/${family}/connect`;
    expect((await send(put, { token: manager, body })).status).toBe(404);
    const line = `GET ${base}/${family}/connect-history?id=${foreign?.id}`;
    expect((await send(line, { token: manager })).status).toBe(404);
  });

  test('needs its policy for every call', async () => {
    const staff = await signIn('staff');
    for (const line of [family, `${family}-export`, `${family}/connect-history?id=1`]) {
      const response = await send(`GET ${base}/${line}`, { token: staff });
      expect([response.status, await response.text()]).toEqual([403, '']);
    }
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
