import type { ClientApp, ClientAppVersion } from '@/api/base-support/client-app';
import type { Id } from '@/api/types';
import type { ClientPlatform } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import notes from '@/mocks/seed/data/release-notes.json';
import { type Random, seeded, seedId } from '@/mocks/seed/draw';

/** The stored fields of an application; those of its releases are stored in `clientVersions`. */
export interface StoredClientApp extends Pick<
  ClientApp,
  'id' | 'appName' | 'platform' | 'concurrencyStamp'
> {
  versionId: Id;
}
export type StoredClientVersion = Omit<ClientAppVersion, 'packageUrl' | 'isCurrent'>;

const [android, ios, windows, mini] = [1, 2, 3, 4] as const;
const apps: [name: string, file: string, platform: ClientPlatform, releases: number][] = [
  ['货主找车', 'shipper', android, 14],
  ['货主找车', 'shipper', ios, 12],
  ['货主找车', 'shipper', mini, 18],
  ['专线通', 'lines', android, 11],
  ['专线通', 'lines', ios, 10],
  ['分站助手', 'substation', android, 7],
  ['分站助手', 'substation', ios, 6],
  ['园区看板', 'park-board', windows, 4],
];
const publishers: string[] = ['平台运营', '后台员工'];

const versionId = (app: number, index: number) => seedId('12', app * 100 + index);

/** Returns the next version number: mostly the last part increases, sometimes the middle one. */
function next(draw: Random, [major = 1, minor = 0, patch = 0]: number[]) {
  return draw.chance(0.35) ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

interface Release {
  app: number;
  index: number;
  numbers: number[];
  day: number;
}

function drawRelease(draw: Random, { app, index, numbers, day }: Release): StoredClientVersion {
  const [, file = '', platform = mini] = apps[app] ?? [];
  const packed = platform === android || platform === windows;
  const [major, minor] = numbers;
  return {
    id: versionId(app, index),
    clientAppId: seedId('11', app),
    version: numbers.join('.'),
    minVersion: `${major}.${Math.max(0, (minor ?? 0) - 2)}.0`,
    isForced: draw.chance(0.2),
    notes: draw.pick(notes),
    // Seeded releases have no package file; only releases that are published later can be downloaded.
    packageId: null,
    packageName: packed ? `${file}-${numbers.join('.')}.zip` : null,
    packageSize: packed ? draw.whole(9_000_000, 28_000_000) : null,
    publishTime: wallText(seedDay - day * dayMs + draw.whole(32_400, 64_800) * 1000),
    publisher: draw.pick(publishers),
    rolledBackTime: null,
  };
}

function drawReleases(draw: Random, app: number): StoredClientVersion[] {
  const count = apps[app]?.[3] ?? 0;
  let numbers = [1, 0, 0];
  let day = count * 24 + draw.whole(10, 60);
  return Array.from({ length: count }, (_, index) => {
    const release = drawRelease(draw, { app, index, numbers, day });
    numbers = next(draw, numbers);
    day -= draw.whole(8, 24);
    return release;
  });
}

const seed = seeded(20_260_108, async (draw) => {
  const versions = apps.map((_, app) => drawReleases(draw, app));
  const stored = apps.map(([appName, , platform], app): StoredClientApp => ({
    id: seedId('11', app),
    appName,
    platform,
    versionId: versions[app]?.at(-1)?.id ?? '',
    concurrencyStamp: draw.stamp(),
  }));
  return { apps: stored, versions: versions.flat() };
});

export const seedClientApps = async () => (await seed()).apps;
export const seedClientVersions = async () => (await seed()).versions;
