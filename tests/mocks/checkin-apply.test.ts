import { beforeEach, describe, expect, test } from 'vitest';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { CompanyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

const path = '/api/substation/company-checkin-apply';
let token = '';
let staff = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  staff = await signIn('staff');
});
const list = (query = '', as = token) =>
  read<Page<CompanyCheckinApply>>(`GET ${path}?limit=1000&${query}`, { token: as });
const body = (given: object, as = staff) => ({ token: as, body: given });
const history = (id: unknown) =>
  read<Items<ConnectRecord>>(`GET ${path}/connect-history?id=${String(id)}`, { token });
async function some(query: string): Promise<CompanyCheckinApply> {
  const [apply] = (await list(query)).items;
  if (!apply) throw new Error(`nothing with ${query}`);
  return apply;
}

describe('the settlement enquiries', () => {
  test('come newest first, and page', async () => {
    const { items, totalCount } = await list();
    const times = items.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(totalCount).toBe(900);
    const page = await read<Page<CompanyCheckinApply>>(`GET ${path}?page=2&limit=20`, { token });
    expect(page.items).toEqual(items.slice(20, 40));
  });

  test.each<[string, (apply: CompanyCheckinApply) => boolean]>([
    ['applicant=李', ({ applicant }) => applicant.includes('李')],
    ['mobile=138', ({ mobile }) => mobile.includes('138')],
    ['companyName=配送', ({ companyName }) => companyName.includes('配送')],
    ['companyType=4', ({ companyType }) => companyType === 4],
    ['substationId=3', ({ substationName }) => substationName === '青岛分站'],
    ['regionId=370000', ({ regionName }) => regionName.startsWith('山东省')],
    ['connectType=2', ({ connectType }) => connectType === 2],
  ])('keep to %s', async (query, holds) => {
    const { items } = await list();
    const wanted = items.filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(items.length);
    expect((await list(query)).items.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  test('keep to a time of application', async () => {
    const { items } = await list();
    const [newest, oldest] = [items[100]?.creationTime ?? '', items[300]?.creationTime ?? ''];
    const wanted = items.filter(
      ({ creationTime }) => creationTime >= oldest && creationTime <= newest,
    );
    const query = `creationTimeBegin=${oldest}&creationTimeEnd=${newest}`;
    expect((await list(query)).totalCount).toBe(wanted.length);
  });

  test('are those of the sub-stations one manages', async () => {
    const { items } = await list('', staff);
    expect(new Set(items.map(({ substationId }) => substationId))).toEqual(new Set([1]));
    const foreign = await some('substationId=2');
    const call = body({ id: foreign.id, connectType: 2 });
    expect((await refused(`PUT ${path}/connect`, call)).status).toBe(404);
    expect((await send(`GET ${path}`, { token: await signIn('company') })).status).toBe(403);
  });

  test('agree with the calls that were made', async () => {
    const called = await some('connectType=2');
    const { items } = await history(called.id);
    const { connectType, remark, handler, connectTime } = called;
    expect(items[0]).toMatchObject({ connectType, remark, handler, creationTime: connectTime });
    expect((await history((await some('connectType=0')).id)).items).toEqual([]);
  });

  test('go into a file', async () => {
    const { filePath } = await read<{ filePath: string }>(`GET ${path}/export?connectType=1`, {
      token: staff,
    });
    const [head, ...lines] = (await (await send(`GET /static${filePath}`)).text())
      .trim()
      .split('\r\n');
    expect(head).toContain('"申请人","手机号"');
    expect(lines).toHaveLength((await list('connectType=1', staff)).totalCount);
  });
});

describe('recording a call', () => {
  test('shows its outcome in the list and keeps it in the history', async () => {
    const apply = await some('substationId=1&connectType=0');
    const call = { id: apply.id, connectType: 1, remark: '无人接听。' };
    const saved = await read<CompanyCheckinApply>(`PUT ${path}/connect`, body(call));
    expect(saved).toMatchObject({ ...call, handler: '分站员工' });
    expect(saved.connectTime).not.toBeNull();
    await read(`PUT ${path}/connect`, body({ id: apply.id, connectType: 2 }));
    const { items } = await history(apply.id);
    expect(items.map(({ connectType }) => connectType)).toEqual([2, 1]);
    expect(items[0]?.remark).toBeNull();
    expect((await some(`mobile=${apply.mobile}`)).connectType).toBe(2);
  });

  test.each<[string, object]>([
    ['connectType', { connectType: 3 }],
    ['connectType', { connectType: undefined }],
    ['remark', { remark: '注'.repeat(201) }],
  ])('needs a right %s: %j', async (member, wrong) => {
    const { id } = await some('substationId=1');
    const call = { id, connectType: 1, ...wrong };
    expect(await refused(`PUT ${path}/connect`, body(call))).toMatchObject({
      status: 400,
      members: [member],
    });
  });

  test('minds the stamp', async () => {
    const { id } = await some('substationId=1');
    const stale = { id, connectType: 1, concurrencyStamp: 'old' };
    expect((await refused(`PUT ${path}/connect`, body(stale))).status).toBe(409);
  });
});
