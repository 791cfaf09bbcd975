import { expect, test, vi } from 'vitest';
import { abpApi, type ApplicationConfiguration } from '@/api/abp';
import {
  can,
  clearConfiguration,
  isGranted,
  loadConfiguration,
  reloadConfiguration,
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

const of = (id: string, granted = false) => ({
  currentUser: { id },
  auth: { grantedPolicies: { A: granted } },
});

/** Holds all requests for the configuration; the resolvers respond to them in the order in which they were sent. */
function holdRequests() {
  const resolvers: ((configuration: ApplicationConfiguration) => void)[] = [];
  const call = vi
    .spyOn(abpApi, 'configuration')
    .mockImplementation(() => new Promise((resolve) => void resolvers.push(resolve)));
  return { resolvers, call };
}

test('loading ignores the response to an outdated request and waits for the next one', async () => {
  const { resolvers, call } = holdRequests();
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

test.each(['before', 'after'])(
  'a reload sends a request of its own, whose response counts when it arrives %s that of a running one',
  async (order) => {
    const { resolvers, call } = holdRequests();
    clearConfiguration();
    const early = loadConfiguration();
    const late = reloadConfiguration();
    expect(call).toHaveBeenCalledTimes(2);
    const respond = [() => resolvers[0]?.(of('li', true)), () => resolvers[1]?.(of('li'))];
    for (const next of order === 'after' ? respond : respond.toReversed()) next();
    expect([await early, await late]).toEqual([of('li'), of('li')]);
    expect(can('A')).toBe(false);
    call.mockRestore();
  },
);
