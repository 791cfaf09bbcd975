import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clientAppApi, type ClientApp } from '@/api/base-support/client-app';
import { productApi } from '@/api/base-support/product';
import { redisCacheApi } from '@/api/base-support/redis-cache';
import { systemSettingApi } from '@/api/base-support/system-setting';
import { jobApi } from '@/api/platform/job';
import { db, reseed } from '@/mocks/db/db';
import { wallNow, wallText } from '@/mocks/lib/clock';
import {
  countOf,
  first,
  reseedEachTest,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
  tokenOf,
} from './backend';
import { dayText, momentOf } from './days';
import { fileOf, upload } from './upload';

reseedEachTest();

describe('the applications', () => {
  const { list, publish, rollback, history } = clientAppApi;
  const versions = ({ id }: ClientApp) => rowsOf(history, { clientAppId: id });
  const some = () => rowOf(list, { platform: 1 });
  /** A release whose major version is one higher. */
  const release = ({ id, version, concurrencyStamp }: ClientApp, change: object = {}) => ({
    id,
    concurrencyStamp,
    version: `${Number(version.split('.')[0]) + 1}.0.0`,
    minVersion: '1.0.0',
    isForced: true,
    notes: '支持按途经地区找专线。',
    ...change,
  });
  const packaged = async (kind: 'zip' | 'rar') => {
    const file = fileOf(kind, `app-9.0.0.${kind}`, 5000);
    return (await upload('upload-attachment', await tokenOf('operator'), { file })).json();
  };

  test('show the version of their current release', async () => {
    const apps = await rowsOf(list);
    expect(apps).toHaveLength(8);
    for (const app of apps) {
      expect(app.version).toMatch(/^\d+\.\d+\.\d+$/);
      const current = (await versions(app)).find(({ isCurrent }) => isCurrent);
      expect(current?.version).toBe(app.version);
    }
  });

  test('make a higher version the current one and keep the previous one', async () => {
    const app = await some();
    const { id: packageId, url: packageUrl } = await packaged('zip');
    const made = await bodyOf(publish, release(app, { packageId }));
    expect(made).toMatchObject({
      version: release(app).version,
      minVersion: '1.0.0',
      isForced: true,
      publisher: '平台运营',
      packageUrl,
      packageName: 'app-9.0.0.zip',
      packageSize: 5000,
    });
    const [now, before] = await versions(app);
    expect(now).toMatchObject({ version: made.version, isCurrent: true });
    expect(before).toMatchObject({ version: app.version, isCurrent: false });
    expect(await rowOf(list)).toEqual(made);
  });

  test('refuse a version that is lower or already published, and a package that is no .zip', async () => {
    const app = await some();
    const lower = release(app, { version: '0.0.1', minVersion: '0.0.1' });
    expect(await statusOf(publish, lower)).toBe('403 Console:VersionNotGreater');
    const again = release(app, { version: app.version });
    expect(await statusOf(publish, again)).toBe('403 Console:VersionExists');
    const { id: packageId } = await packaged('rar');
    expect(await statusOf(publish, release(app, { packageId }))).toBe('400 packageId');
    // The parts of a version are compared as numbers: 100 is more than 99.
    const [major] = app.version.split('.');
    const next = await bodyOf(publish, release(app, { version: `${major}.99.9` }));
    expect(await statusOf(publish, release(next, { version: `${major}.100.0` }))).toBe('200');
  });

  test('return to an earlier version, and keep the numbers of later ones taken', async () => {
    const app = await some();
    const [latest, , earlier] = await versions(app);
    const isCurrent = await statusOf(rollback, { id: app.id, versionId: latest?.id });
    expect(isCurrent).toBe('403 Console:VersionNotEarlier');
    const foreign = first(await versions(await rowOf(list, { platform: 3 })));
    expect(await statusOf(rollback, { id: app.id, versionId: foreign.id })).toBe('400 versionId');
    const now = await bodyOf(rollback, { id: app.id, versionId: earlier?.id });
    expect(now.version).toBe(earlier?.version);
    const after = await versions(app);
    expect(after.map((one) => one.isCurrent).indexOf(true)).toBe(2);
    expect(after.filter((one) => one.rolledBackTime)).toEqual(after.slice(0, 2));
    const again = release(now, { version: app.version });
    expect(await statusOf(publish, again)).toBe('403 Console:VersionExists');
  });
});

describe('the cache', () => {
  const { list, servers, refresh } = redisCacheApi;
  const entries = (query: object) => rowsOf(list, query);

  test('is on three servers, each with its groups', async () => {
    const { items } = await bodyOf(servers);
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
    for (const { id, groups, keyCount } of items) {
      const found = await entries({ serverId: id });
      expect(found).toHaveLength(keyCount);
      expect(new Set(found.map(({ group }) => group))).toEqual(new Set(groups));
    }
  });

  test('reloads keys when they expire, and has keys that never expire', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const price = async () => first(await entries({ serverId: 1, group: '今日线价' }));
    const entry = await price();
    expect(entry.expiresIn).toBeGreaterThan(0);
    expect(entry.expiresIn).toBeLessThanOrEqual(3600);
    vi.setSystemTime(Date.now() + 3600_000);
    const later = await price();
    expect(later.expiresIn).toBe(entry.expiresIn);
    expect(later.loadedTime > entry.loadedTime).toBe(true);
    const lasting = await entries({ serverId: 1, group: '地区' });
    expect(new Set(lasting.map(({ expiresIn }) => expiresIn))).toEqual(new Set([null]));
  });

  test('is reloaded by key, by group and for a whole server', async () => {
    // A fixed time keeps a key from expiring between two requests and being reloaded.
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = await entries({ serverId: 2 });
    const keys = before.slice(0, 2).map(({ key }) => key);
    expect(await bodyOf(refresh, { serverId: 2, keys })).toEqual({ count: 2 });
    const after = await entries({ serverId: 2 });
    const loadedTimes = new Map(after.map(({ id, loadedTime }) => [id, loadedTime]));
    // A key that has expired in this second has the current time before it is reloaded.
    const expected = before.map(({ id, loadedTime }, index) => [
      id,
      index < 2 ? wallText() : loadedTime,
    ]);
    expect(before.map(({ id }) => [id, loadedTimes.get(id)])).toEqual(expected);
    const group = { serverId: 3, group: '排名' };
    expect(await bodyOf(refresh, group)).toEqual({ count: await countOf(list, group) });
    const all = await countOf(list, { serverId: 3 });
    expect(await bodyOf(refresh, { serverId: 3, all: true })).toEqual({ count: all });
  });
});

describe('jobs and to-dos', () => {
  const { list, retry } = jobApi;
  const noon = momentOf('12:00:00');
  const after = (seconds: number) => vi.setSystemTime(noon + seconds * 1000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
  /** Adds a job of the operator that begins in two seconds. */
  async function start(durationMs: number, failure: string | null = null) {
    const jobs = await db.jobs.open();
    const work = { category: 'job', kind: 'export', title: '任务', retries: 0 } as const;
    const time = { startsAt: wallNow() + 2000, durationMs, creationTime: wallText() };
    return jobs.save({ id: jobs.newId(), userName: 'operator', ...work, ...time, failure });
  }
  const find = async (id: unknown) => (await rowsOf(list)).find((job) => job.id === id);

  test('show those of the caller only, in every state, without internal fields', async () => {
    const jobs = await rowsOf(list);
    const others = await rowsOf(list, {}, 'manager');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ id }) => jobs.some((job) => job.id === id))).toEqual([]);
    expect(await rowsOf(list, {}, 'clerk')).toEqual([]);
    for (const hidden of ['startsAt', 'userName']) expect(jobs[0]).not.toHaveProperty(hidden);
    vi.useRealTimers();
    reseed();
    const states = (await rowsOf(list)).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('wait, run and succeed as time passes', async () => {
    const { id } = await start(8000);
    const waiting = { status: 0, progress: 0, endTime: null, title: '任务' };
    expect(await find(id)).toMatchObject(waiting);
    after(6);
    expect(await find(id)).toMatchObject({ status: 1, progress: 50, endTime: null });
    after(10);
    expect(await find(id)).toMatchObject({
      status: 2,
      progress: 100,
      message: null,
      startTime: `${dayText()}T12:00:02`,
      endTime: `${dayText()}T12:00:10`,
    });
  });

  test('fail with a reason, and succeed when their owner tries again', async () => {
    const { id } = await start(4000, '网络中断。');
    expect(await statusOf(retry, { id })).toBe('403 Console:JobNotFailed');
    after(6);
    expect(await find(id)).toMatchObject({ status: 3, message: '网络中断。' });
    expect(await statusOf(retry, { id }, 'manager')).toBe('404');
    const again = { status: 0, retries: 1, message: null };
    expect(await bodyOf(retry, { id })).toMatchObject(again);
    after(30);
    expect(await find(id)).toMatchObject({ status: 2, retries: 1 });
  });
});

describe('the system settings', () => {
  const { list, update } = systemSettingApi;
  const byCode = (code: string) => rowOf(list, { code });
  test.each([
    ['Platform.Name', ' 新货运平台 ', '新货运平台'],
    ['GoodsOrder.AcceptMinutes', '45', '45'],
    ['Platform.Maintenance', 'TRUE', 'true'],
    ['Map.Provider', '{"name":"tianditu"}', '{"name":"tianditu"}'],
  ])('store %s=%j as %j with the time of the change', async (code, value, kept) => {
    const before = await byCode(code);
    const saved = await bodyOf(update, { ...before, value });
    expect([saved.value, saved.updatedTime > before.updatedTime]).toEqual([kept, true]);
    expect(await byCode(code)).toEqual(saved);
  });

  test.each([
    ['GoodsOrder.AcceptMinutes', 'soon'],
    ['GoodsOrder.AcceptMinutes', '0'],
    ['GoodsOrder.AcceptMinutes', '1441'],
    ['GoodsOrder.AcceptMinutes', '4.5'],
    ['Platform.Maintenance', 'perhaps'],
    ['Platform.Maintenance', ''],
    ['Map.Provider', '{"name":'],
    ['Map.Provider', `"${'x'.repeat(4000)}"`],
  ])('refuse %s: %j', async (code, value) => {
    expect(await statusOf(update, { ...(await byCode(code)), value })).toBe('400 value');
  });
});

test('products are found by name, by number in any case and by both, at most twenty', async () => {
  const find = async (query: object) => (await bodyOf(productApi.search, query)).items;
  const garlic = ['大蒜（散装）', '大蒜（袋装）', '大蒜（箱装）', '大蒜（托盘装）'];
  expect((await find({ itemName: '大蒜' })).map(({ itemName }) => itemName)).toEqual(garlic);
  expect(await find({ itemNo: 'nc-1002' })).toMatchObject([{ itemName: '大蒜（袋装）' }]);
  expect(await find({ itemName: '大蒜', itemNo: 'NC-1001' })).toHaveLength(1);
  expect(await find({ itemName: '没有' })).toEqual([]);
  expect(await find({})).toHaveLength(20);
});
