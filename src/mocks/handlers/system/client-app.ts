import {
  clientApp,
  clientAppApi,
  type ClientApp,
  type ClientAppVersion,
  type ClientAppVersionInput,
} from '@/api/base-support/client-app';
import type { Id } from '@/api/types';
import { patterns } from '@/lib/patterns';
import { paginate } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { attachmentUrl, findAttachment } from '@/mocks/files/attachments';
import { endingOf } from '@/mocks/files/file-kinds';
import { wallText } from '@/mocks/lib/clock';
import type { StoredClientApp, StoredClientVersion } from '@/mocks/seed/system/client-apps';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { crudHandlers, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { P } from '@/policies';

/** Compares two versions; returns a negative number when `a` is older. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const index = left.findIndex((part, place) => part !== right[place]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

async function readRelease(body: Received<ClientAppVersionInput>) {
  const check = checks(body);
  const fields = readProperties(check, clientApp, null);
  for (const name of ['version', 'minVersion'] as const)
    if (fields[name] && !patterns.version.test(fields[name])) check.add(name, 'wrongVersion');
  const upload = body.packageId ? await findAttachment(String(body.packageId)) : null;
  if (upload === undefined) check.unknown('packageId');
  else if (upload && endingOf(upload.name) !== 'zip') {
    check.add('packageId', 'packageNotZip');
  }
  if (!check.errors.length && compareVersions(fields.minVersion, fields.version) > 0) {
    check.add('minVersion', 'minVersionAboveVersion');
  }
  check.done();
  return {
    ...fields,
    packageId: upload?.id ?? null,
    packageName: upload?.name ?? null,
    packageSize: upload?.size ?? null,
  };
}

/** Returns an application with the fields of its current release. */
async function toView(
  { versionId, ...app }: StoredClientApp,
  request: Request,
): Promise<ClientApp> {
  const version = (await db.clientVersions.open()).one(versionId);
  const { clientAppId: _app, rolledBackTime: _back, ...release } = version;
  return { ...release, ...app, packageUrl: await attachmentUrl(release.packageId, request) };
}

async function versionsOf(appId: Id): Promise<StoredClientVersion[]> {
  const versions = (await db.clientVersions.open()).all();
  return versions.filter(({ clientAppId }) => sameId(clientAppId, appId));
}

const latest = { field: 'publishTime', descending: true };

export const handlers = crudHandlers(clientAppApi, P.clientApp, {
  list: async (query, { request }) => {
    const apps = (await db.clientApps.open()).all();
    const rows = await Promise.all(apps.map((app) => toView(app, request)));
    return paginate(clientAppApi.list, query, rows, {
      conditions: (on) => on.filters(clientApp),
      sort: latest,
    });
  },
  history: async (query, { request }) => {
    const check = checks(query);
    const apps = await db.clientApps.open();
    const { app } = check.done({ app: check.known('clientAppId', (id) => apps.find(id)) });
    const toRow = async (version: StoredClientVersion): Promise<ClientAppVersion> => ({
      ...version,
      packageUrl: await attachmentUrl(version.packageId, request),
      isCurrent: version.id === app.versionId,
    });
    const rows = await Promise.all((await versionsOf(app.id)).map(toRow));
    return paginate(clientAppApi.history, query, rows, {
      conditions: () => ({ clientAppId: () => () => true }),
      sort: latest,
    });
  },
  /** Goes back to an earlier release; all later releases are marked as rolled back. */
  rollback: async (body, context) => {
    const app = (await db.clientApps.open()).one(body.id ?? '');
    const known = await versionsOf(app.id);
    const check = checks(body);
    const { target } = check.done({
      target: check.known('versionId', (id) => known.find((one) => sameId(one.id, id))),
    });
    const current = known.find(({ id }) => id === app.versionId);
    const isNewer = ({ version }: StoredClientVersion) =>
      compareVersions(version, target.version) > 0;
    if (!current || !isNewer(current)) {
      throw forbidden('VersionNotEarlier', {
        version: target.version,
        current: current?.version ?? '',
      });
    }
    const saved = db.clientApps.update(app, body, { versionId: target.id });
    for (const version of known.filter((one) => isNewer(one) && !one.rolledBackTime)) {
      db.clientVersions.save({ ...version, rolledBackTime: wallText() });
    }
    return toView(saved, context.request);
  },
  publish: async (body, context) => {
    const app = (await db.clientApps.open()).one(body.id ?? '');
    const release = await readRelease(body);
    const known = await versionsOf(app.id);
    const current = known.find(({ id }) => id === app.versionId)?.version ?? '0.0.0';
    const { version } = release;
    if (known.some((one) => compareVersions(one.version, version) === 0))
      throw forbidden('VersionExists', { version });
    if (compareVersions(version, current) <= 0)
      throw forbidden('VersionNotGreater', { version, current });
    const id = db.clientVersions.newId();
    // The application is saved first, so that an outdated stamp is refused before the version is stored.
    const saved = db.clientApps.update(app, body, { versionId: id });
    db.clientVersions.save({
      id,
      clientAppId: app.id,
      ...release,
      publishTime: wallText(),
      publisher: context.user.name,
      rolledBackTime: null,
    });
    return toView(saved, context.request);
  },
});
