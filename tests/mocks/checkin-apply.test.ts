import { beforeEach, describe, expect, test } from 'vitest';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { CompanyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, send, signIn } from './server';

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
});
