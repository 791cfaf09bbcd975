import { expect, test, vi } from 'vitest';
import { abpApi, type ApplicationConfiguration } from '@/api/abp';
import {
  can,
  clearConfiguration,
  isGranted,
  loadConfiguration,
  useAppConfig,
} from '@/stores/app-config';

test.each([
  [{ A: true }, true],
  [{ A: false }, false],
  [{ A: 'true' }, false],
  [{ A: 1 }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['A', false],
  [Object.create({ A: true }), false],
])('isGranted reads A from %j as %s', (grants, granted) => {
  expect(isGranted(grants, 'A')).toBe(granted);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'isGranted refuses %s, which is inherited by every object',
  (policy) => {
    expect(isGranted({}, policy)).toBe(false);
  },
);

test('isGranted accepts a missing policy, even before the configuration is loaded', () => {
  useAppConfig.setState({ configuration: null });
  expect(can()).toBe(true);
  expect(can('A')).toBe(false);
});

test('loading ignores the response to an outdated request and waits for the next one', async () => {
  const resolvers: ((configuration: ApplicationConfiguration) => void)[] = [];
  const call = vi
    .spyOn(abpApi, 'configuration')
    .mockImplementation(() => new Promise((resolve) => void resolvers.push(resolve)));
  const of = (id: string) => ({ currentUser: { id }, auth: { grantedPolicies: {} } });
  clearConfiguration();
  const early = loadConfiguration();
  clearConfiguration();
  const late = loadConfiguration();
  expect(loadConfiguration()).toBe(late);
  expect(call).toHaveBeenCalledTimes(2);
  resolvers[0]?.(of('nobody'));
  resolvers[1]?.(of('li'));
  expect([await early, await late]).toEqual([of('li'), of('li')]);
  expect(useAppConfig.getState().configuration).toEqual(of('li'));
  expect(call).toHaveBeenCalledTimes(2);
  call.mockRestore();
});
