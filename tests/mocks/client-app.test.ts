import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientApp, ClientAppVersion } from '@/api/base-support/client-app';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';
import { fileOf, upload } from './upload';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const base = '/api/base-support/client-app';
const list = async (query = '') =>
  read<Page<ClientApp>>(`GET ${base}?page=1&limit=100&${query}`, { token });
const history = async (id: ClientApp['id']) =>
  (
    await read<Page<ClientAppVersion>>(`GET ${base}/history?clientAppId=${id}&page=1&limit=100`, {
      token,
    })
  ).items;

async function someApp(): Promise<ClientApp> {
  const [app] = (await list('platform=1&sort=appName ascending')).items;
  if (!app) throw new Error('no application');
  return app;
}

/** The current version with its first number one higher. */
const greater = ({ version }: ClientApp) => `${Number(version.split('.')[0]) + 1}.0.0`;
const release = (app: ClientApp, change: object = {}) => {
  const { id, concurrencyStamp } = app;
  const [version, notes] = [greater(app), '支持按途经地区找专线。'];
  const input = { id, concurrencyStamp, version, minVersion: '1.0.0', isForced: true, notes };
  return { token, body: { ...input, ...change } };
};
const publish = `PUT ${base}/version`;
const rollback = `PUT ${base}/rollback`;

describe('the list of applications', () => {
  test('tells of each its current release, the latest first', async () => {
    const { items, totalCount } = await list();
    expect(totalCount).toBe(8);
    const times = items.map(({ publishTime }) => publishTime);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const app of items) {
      expect(app.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect((await history(app.id)).find(({ isCurrent }) => isCurrent)?.version).toBe(app.version);
    }
  });
});

describe('publishing a version', () => {
  test('makes it the current one and keeps the one before', async () => {
    const app = await someApp();
    const made = await read<ClientApp>(publish, release(app));
    expect(made).toMatchObject({
      version: greater(app),
      minVersion: '1.0.0',
      isForced: true,
      publisher: '平台运营',
      packageId: null,
    });
    const versions = await history(app.id);
    expect(versions[0]).toMatchObject({ version: made.version, isCurrent: true });
    expect(versions[1]).toMatchObject({ version: app.version, isCurrent: false });
    expect((await list()).items[0]).toEqual(made);
  });

  test('takes an uploaded .zip as its package', async () => {
    const app = await someApp();
    const file = fileOf('zip', 'app-9.0.0.zip', 5000);
    const { id, url } = await (await upload('upload-attachment', token, { file })).json();
    expect(await read(publish, release(app, { packageId: id }))).toMatchObject({
      packageId: id,
      packageUrl: url,
      packageName: 'app-9.0.0.zip',
      packageSize: 5000,
    });
  });

  test('refuses a package that is no .zip', async () => {
    const file = fileOf('rar', 'app.rar');
    const { id } = await (await upload('upload-attachment', token, { file })).json();
    const call = release(await someApp(), { packageId: id });
    expect(await refused(publish, call)).toMatchObject({ status: 400, members: ['packageId'] });
  });

  test('refuses a version that is not above the current one, or was published before', async () => {
    const app = await someApp();
    const call = release(app, { version: '0.0.1', minVersion: '0.0.1' });
    expect(await refused(publish, call)).toMatchObject({
      status: 403,
      code: 'Console:VersionNotGreater',
    });
    const again = release(app, { version: app.version });
    expect(await refused(publish, again)).toMatchObject({
      status: 403,
      code: 'Console:VersionExists',
    });
  });

  test('compares numbers and not texts', async () => {
    const app = await someApp();
    const [major] = app.version.split('.');
    const first = await read<ClientApp>(publish, release(app, { version: `${major}.99.9` }));
    expect(await read(publish, release(first, { version: `${major}.100.0` }))).toMatchObject({
      version: `${major}.100.0`,
    });
  });
});

describe('going back to an earlier version', () => {
  const back = ({ id }: ClientApp, versionId?: unknown) => ({ token, body: { id, versionId } });

  test('makes it the current one and marks what came after', async () => {
    const app = await someApp();
    const [, , earlier] = await history(app.id);
    const now = await read<ClientApp>(rollback, back(app, earlier?.id));
    expect(now.version).toBe(earlier?.version);
    const versions = await history(app.id);
    expect(versions.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(2);
    const marked = versions.filter(({ rolledBackTime }) => rolledBackTime);
    expect(marked.map(({ id }) => id)).toEqual(versions.slice(0, 2).map(({ id }) => id));
  });

  test('does not free the numbers of the versions taken back', async () => {
    const app = await someApp();
    const [, earlier] = await history(app.id);
    const now = await read<ClientApp>(rollback, back(app, earlier?.id));
    const again = release(now, { version: app.version });
    expect(await refused(publish, again)).toMatchObject({ code: 'Console:VersionExists' });
  });

  test('refuses the current version, one of another application and none', async () => {
    const app = await someApp();
    const [current] = await history(app.id);
    expect(await refused(rollback, back(app, current?.id))).toMatchObject({
      status: 403,
      code: 'Console:VersionNotEarlier',
    });
    const other = (await list('platform=3')).items[0];
    const [foreign] = await history(other?.id ?? '');
    for (const id of [foreign?.id, undefined]) {
      expect(await refused(rollback, back(app, id))).toMatchObject({
        status: 400,
        members: ['versionId'],
      });
    }
  });
});
