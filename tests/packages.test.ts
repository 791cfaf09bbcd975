import npmSettings from '/.npmrc?raw';
import lockText from '/package-lock.json?raw';
import packageText from '/package.json?raw';
import { describe, expect, test } from 'vitest';
import { compareVersions } from '@/lib/semver';

const settings = new Map(
  npmSettings.split('\n').map((line): [string, string] => {
    const [key = '', value = ''] = line.split('=');
    return [key.trim(), value.trim()];
  }),
);

interface Locked {
  version?: string;
  /** Missing if the package comes from the configured registry. */
  resolved?: string;
  integrity?: string;
  license?: string;
  /** Needed for build and tests only. */
  dev?: boolean;
  hasInstallScript?: boolean;
}
type Packages = Record<string, Locked>;

const lock: { lockfileVersion: number; packages: Packages } = JSON.parse(lockText);
const { '': root, ...packages } = lock.packages;
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(packageText);

/** A package may be nested in the folder of the package that needs it. */
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13);
const namesOf = (some: Packages, isWrong: (locked: Locked, name: string) => boolean) =>
  Object.entries(some)
    .filter(([folder, locked]) => isWrong(locked, nameOf(folder)))
    .map(([folder]) => nameOf(folder));

const withScript = (some: Packages) => namesOf(some, (locked) => locked.hasInstallScript === true);
const withoutHash = (some: Packages) =>
  namesOf(some, ({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity));
const fromElsewhere = (some: Packages) => namesOf(some, ({ resolved }) => resolved !== undefined);

/** The first versions without a known vulnerability; an older copy anywhere in the tree still has it. */
const floors = {
  axios: '1.13.5',
  'brace-expansion': '4.0.1',
  cookie: '0.7.0',
  dompurify: '3.2.4',
  'follow-redirects': '1.15.6',
  'form-data': '4.0.4',
  glob: '11.1.0',
  'js-yaml': '4.1.1',
  json5: '2.2.2',
  linkifyjs: '4.3.2',
  nanoid: '3.3.8',
  playwright: '1.55.1',
  postcss: '8.4.31',
  'react-router': '7.12.0',
  'tough-cookie': '4.1.3',
  undici: '7.18.2',
  vite: '7.1.11',
  vitest: '3.0.5',
};
const belowFloor = (some: Packages) =>
  namesOf(some, ({ version = '' }, name) => {
    const floor = new Map(Object.entries(floors)).get(name);
    return floor !== undefined && !(compareVersions(version, floor) >= 0);
  });

/** Licences that allow shipping without publishing the source of the console. */
const shippable = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
];
/** Further licences that are allowed for tools, because nothing of a tool reaches the browser. */
const forTools = ['MPL-2.0', 'PSF-2.0', 'CC0-1.0'];
/** A package under several licences needs only one that is allowed. */
const choicesOf = (license = '') => license.replace(/[()]/g, '').split(' OR ');
const underOtherLicence = (some: Packages) =>
  namesOf(some, ({ license, dev }) => {
    const allowed = dev ? [...shippable, ...forTools] : shippable;
    return !choicesOf(license).some((choice) => allowed.includes(choice));
  });

describe('npm', () => {
  test('runs no install scripts', () => {
    expect(settings.get('ignore-scripts')).toBe('true');
  });

  test('installs no release of the last three days', () => {
    expect(Number(settings.get('min-release-age'))).toBeGreaterThanOrEqual(3);
  });

  test('uses no other registry', () => {
    expect([...settings.keys()].filter((key) => key.endsWith('registry'))).toEqual([]);
  });

  test('installs exact versions, as in the lockfile', () => {
    const ranges = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
    expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies });
    expect(lock.lockfileVersion).toBe(3);
  });
});

describe('every package of the lockfile', () => {
  test('needs no install script', () => {
    expect(withScript(packages)).toEqual([]);
  });

  test('is pinned by a sha512 hash', () => {
    expect(withoutHash(packages)).toEqual([]);
  });

  test('comes from the registry', () => {
    expect(fromElsewhere(packages)).toEqual([]);
  });

  test('is not older than the fix of a known vulnerability', () => {
    expect(belowFloor(packages)).toEqual([]);
  });

  test('has an allowed licence', () => {
    expect(underOtherLicence(packages)).toEqual([]);
  });

  test('exists for each minimum version', () => {
    const names = Object.keys(packages).map(nameOf);
    expect(names).toEqual(expect.arrayContaining(Object.keys(floors)));
  });
});

describe('the checks report a package', () => {
  const hash = `sha512-${'A'.repeat(86)}==`;
  const sound = { 'node_modules/sound': { version: '1.0.0', integrity: hash, license: 'MIT' } };

  test('with an install script, without a strong hash, or from another source', () => {
    expect(withScript({ ...sound, 'node_modules/a': { hasInstallScript: true } })).toEqual(['a']);
    const weak = { 'node_modules/a': {}, 'node_modules/b': { integrity: 'sha1-AAAA' } };
    expect(withoutHash({ ...sound, ...weak })).toEqual(['a', 'b']);
    const foreign = { 'node_modules/a': { resolved: 'git+ssh://git@evil.test/a.git#1' } };
    expect(fromElsewhere({ ...sound, ...foreign })).toEqual(['a']);
  });

  test('that is an outdated nested copy or has no version', () => {
    const old = {
      'node_modules/x/node_modules/axios': { version: '1.13.4' },
      'node_modules/vite': {},
      'node_modules/axios': { version: '1.13.5' },
    };
    expect(belowFloor({ ...sound, ...old })).toEqual(['axios', 'vite']);
  });

  test('with a forbidden licence or none, or with a licence allowed only for tools', () => {
    const licences = {
      'node_modules/a': { license: 'GPL-3.0-only' },
      'node_modules/b': {},
      'node_modules/c': { license: 'MPL-2.0' },
      'node_modules/d': { license: 'MPL-2.0', dev: true },
      'node_modules/e': { license: '(GPL-2.0 OR MIT)' },
    };
    expect(underOtherLicence({ ...sound, ...licences })).toEqual(['a', 'b', 'c']);
  });
});
