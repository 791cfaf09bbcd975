import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const settings = new Map(
  readFileSync('.npmrc', 'utf8')
    .split('\n')
    .map((line): [string, string] => {
      const [key = '', value = ''] = line.split('=');
      return [key.trim(), value.trim()];
    }),
);

interface Locked {
  /** Missing where it is the registry in use. */
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { '': _own, ...packages } = lock.packages;

test('runs no script of a package that is installed', () => {
  expect(settings.get('ignore-scripts')).toBe('true');
});

test('takes no release of the last three days, which nobody may have looked at yet', () => {
  expect(Number(settings.get('min-release-age'))).toBeGreaterThanOrEqual(3);
});

test('uses no package that needs a script when it is installed', () => {
  const needing = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(needing.map(([name]) => name)).toEqual([]);
});

test('pins every package by its hash, and takes none from elsewhere than the registry', () => {
  const loose = Object.entries(packages).filter(
    ([, { resolved, integrity = '' }]) =>
      resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test('asks for exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const ranges = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
});
