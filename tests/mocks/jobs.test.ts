import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '@/api/platform/job';
import type { Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { guest } from '@/mocks/account';
import { startJob } from '@/mocks/jobs';
import { findUser } from '@/mocks/users';
import { dayText, momentOf } from './days';
import { read, refused, send, signIn } from './server';

let token = '';
const noon = momentOf('12:00:00');
beforeEach(async () => {
  reseed();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  token = await signIn('operator');
});
afterEach(() => void vi.useRealTimers());

const after = (seconds: number) => vi.setSystemTime(noon + seconds * 1000);
const path = '/api/platform/job';
const list = async (query = '', who = token) =>
  (await read<Page<Job>>(`GET ${path}?limit=100&${query}`, { token: who })).items;
const caller = async () => {
  const account = await findUser('operator');
  return { user: { ...guest, ...account } };
};
const found = async (id: unknown) => (await list()).find((job) => job.id === id);

describe('jobs and to-dos', () => {
  test('are the own ones, newest first', async () => {
    const jobs = await list();
    const times = jobs.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    const others = await list('', await signIn('manager'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ id }) => jobs.some((job) => job.id === id))).toEqual([]);
    expect(await list('', await signIn('clerk'))).toEqual([]);
    expect((await send(`GET ${path}`)).status).toBe(401);
  });

  test('do not tell how the mock keeps them', async () => {
    const [job] = await list();
    expect(Object.keys(job ?? {})).not.toContain('startsAt');
    expect(Object.keys(job ?? {})).not.toContain('userName');
  });

  test('are there in every state', async () => {
    vi.useRealTimers();
    token = await signIn('operator');
    for (const status of [0, 1, 2, 3]) {
      const jobs = await list(`status=${status}`);
      expect(jobs.length).toBeGreaterThan(0);
      expect(jobs.every((job) => job.status === status)).toBe(true);
    }
  });
});

describe('a job that was started', () => {
  test('waits, runs and succeeds by the clock', async () => {
    const { id } = await startJob('cacheRefresh', '刷新缓存', await caller());
    expect(await found(id)).toMatchObject({
      status: 0,
      progress: 0,
      endTime: null,
      title: '刷新缓存',
    });
    after(6);
    expect(await found(id)).toMatchObject({ status: 1, progress: 50, endTime: null });
    after(10);
    expect(await found(id)).toMatchObject({
      status: 2,
      progress: 100,
      message: null,
      startTime: `${dayText()}T12:00:02`,
      endTime: `${dayText()}T12:00:10`,
    });
  });

  test('may fail, with a reason, and works out when it is tried again', async () => {
    const failing = { durationMs: 4000, failure: '网络中断。' };
    const { id } = await startJob('export', '导出', await caller(), failing);
    after(6);
    expect(await found(id)).toMatchObject({ status: 3, message: '网络中断。' });
    const retried = await read<Job>(`POST ${path}/retry`, { token, body: { id } });
    expect(retried).toMatchObject({ status: 0, retries: 1, message: null });
    after(30);
    expect(await found(id)).toMatchObject({ status: 2, retries: 1 });
  });

  test('is tried again only after it failed, and by nobody else', async () => {
    const { id } = await startJob('export', '导出', await caller(), { failure: '网络中断。' });
    expect(await refused(`POST ${path}/retry`, { token, body: { id } })).toMatchObject({
      status: 403,
      code: 'Console:JobNotFailed',
    });
    after(60);
    const manager = await signIn('manager');
    const other = { token: manager, body: { id } };
    expect((await send(`POST ${path}/retry`, other)).status).toBe(404);
    expect((await send(`POST ${path}/retry`, { token, body: { id: '1' } })).status).toBe(404);
    expect((await db.jobs.open()).one(id).retries).toBe(0);
  });
});
