import { activityKey, lockKey, lockReleaseKey, renewalKey, storageKeys } from '@/config/limits';
import { isRecord } from '@/lib/guards';
import { cookies, local, parseStored, sessionStore } from '@/lib/storage';
import { storage } from '@/mocks/db/db';
import { persist } from '@/mocks/db/persist';
import { giveScenario, pageAddress, shippedScenario } from './given-scenario';
import type { Scenario } from './scenario';
import { openScenario, saveScenario } from './scenario-state';

/** Stores a value that the console reads when it starts, or removes it when there is none. */
function store(area: typeof local | typeof cookies, key: string, value: string | null | undefined) {
  if (value === null || value === undefined) area.remove(key);
  else area.write(key, value);
}

/** Stores the session for the next start of the console, and removes tabs, lock and choices of the previous one. */
function storeSession({ tenant, substation }: Scenario, token: string | null) {
  for (const area of [local, cookies]) store(area, storageKeys.token, token);
  store(cookies, storageKeys.tenant, tenant?.id);
  store(local, storageKeys.tenantName, tenant?.name);
  store(local, storageKeys.substation, substation && JSON.stringify(substation));
  const others = [lockKey, lockReleaseKey, activityKey, renewalKey, storageKeys.substationsByUser];
  for (const key of others) local.remove(key);
  sessionStore.remove(storageKeys.tabs);
}

/** Stores a scenario for the next start of the page, and returns its address. */
export async function storeScenario(scenario: Scenario): Promise<string> {
  await persist();
  const { accessToken, address } = await openScenario(scenario);
  await storage.written();
  storeSession(scenario, accessToken);
  return address;
}

const isSubstation = (value: unknown): value is NonNullable<Scenario['substation']> =>
  isRecord(value) && 'id' in value && 'substationName' in value;

function storedTenant(): Scenario['tenant'] {
  const id = cookies.read(storageKeys.tenant);
  return id === null ? undefined : { id, name: local.read(storageKeys.tenantName) ?? id };
}

/** The commands of `window.mock` for scenarios. */
export const scenarios = {
  /** Returns the current state as a scenario: user, address, clock, faults, and all records that differ from the seed. */
  saveScenario: () =>
    saveScenario({
      token: local.read(storageKeys.token),
      address: pageAddress(),
      tenant: storedTenant(),
      substation: parseStored(local.read(storageKeys.substation), isSubstation) ?? undefined,
    }),
  /** Reloads the page with a scenario, which can be a name, a JSON text or an object. */
  openScenario: async (scenario: string | Scenario) => {
    if (typeof scenario === 'object') return giveScenario(JSON.stringify(scenario));
    giveScenario(/^\s*[{[]/.test(scenario) ? scenario : await shippedScenario(scenario));
  },
};
