import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { substationOptionApi } from '@/api/substation/substation-option';
import { tenantApi, type UserInfo } from '@/api/tenant';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { cacheTableSetting, columnSetting } from '@/stores/table-settings';
import { InvalidSubstationsError, loadUser, prefetchUser } from '@/stores/user';

const info: UserInfo = {
  id: 5,
  name: '韩梅',
  userName: 'han',
  avatar: '',
  introduction: '',
  isPlatformUser: true,
  companyId: null,
  email: '',
  phoneNumber: '',
};
const userInfo = vi.spyOn(tenantApi, 'userInfo');
const userSettings = vi.spyOn(tenantApi, 'userSettings');
const tableSettings = vi.spyOn(tenantApi, 'tableSettings');
const managed = vi.spyOn(substationOptionApi, 'managed');
const requests = [userInfo, userSettings, tableSettings, managed];
const counts = () => requests.map(({ mock }) => mock.calls.length);

beforeEach(() => {
  vi.clearAllMocks();
  userInfo.mockResolvedValue(info);
  userSettings.mockResolvedValue({ language: null });
  tableSettings.mockResolvedValue({ items: [] });
  managed.mockResolvedValue([{ id: 7, substationName: '临沂分站', substationTypeId: 1 }]);
  useSession.setState({ token: 'one', roles: [], tableSettings: [], name: '' });
});

test('the requests of the sign-in show no error of their own, because the guard tells of it once', async () => {
  await loadUser(['admin']);
  for (const request of requests)
    expect(request.mock.calls).toEqual([[undefined, { quiet: true }]]);
  expect(useSession.getState()).toMatchObject({ name: '韩梅', roles: ['admin'] });
  expect(useSubstations.getState().managed).toHaveLength(1);
});

test('tables keep the columns of this browser when the server does not send the settings', async () => {
  const setting = {
    tableName: 'company.company',
    tableColumnSettingType: columnSetting,
    details: [{ prop: 'name', tableName: 'company.company' }],
  };
  cacheTableSetting('han', setting);
  tableSettings.mockRejectedValue(new ApiError({ kind: 'network' }));
  await loadUser([]);
  expect(useSession.getState().tableSettings).toEqual([setting]);
});

test('the requests that were sent early are used once', async () => {
  prefetchUser();
  await loadUser([]);
  expect(counts()).toEqual([1, 1, 1, 1]);
  await loadUser([]);
  expect(counts()).toEqual([2, 2, 2, 2]);
});

test('nobody sees the name of another user whose requests were sent before a new sign-in', async () => {
  userInfo.mockResolvedValueOnce({ ...info, name: '李雷' });
  prefetchUser();
  useSession.setState({ token: 'another' });
  await loadUser([]);
  expect(useSession.getState().name).toBe('韩梅');
});

test('a request that was sent early and failed is sent again', async () => {
  userSettings.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  prefetchUser();
  await new Promise((go) => void setTimeout(go));
  await loadUser([]);
  expect(counts()).toEqual([2, 2, 2, 2]);
});

test('a list of managed sub-stations of another shape is told apart from a request that failed', async () => {
  managed.mockRejectedValue(new ApiError({ kind: 'shape' }));
  await expect(loadUser([])).rejects.toBeInstanceOf(InvalidSubstationsError);
  managed.mockRejectedValue(new ApiError({ kind: 'network' }));
  await expect(loadUser([])).rejects.toMatchObject({ kind: 'network' });
});

test('requests that were sent early are not forgotten when an earlier one fails late', async () => {
  let fail: () => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new ApiError({ kind: 'network' }));
  });
  userSettings.mockReturnValueOnce(late);
  prefetchUser();
  prefetchUser();
  fail();
  await late.catch(() => undefined);
  await loadUser([]);
  expect(counts()).toEqual([2, 2, 2, 2]);
});
