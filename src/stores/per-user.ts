import { create } from 'zustand';
import { local, parseStored } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { useSession } from './session';

/** The prefixes of all storage keys that belong to one user. */
export const userKeyPrefixes = {
  recent: 'recent_',
  visits: 'visits_',
  listViews: 'listViews_',
  tableLayouts: 'tableLayouts_',
  listLayouts: 'listLayouts_',
  sheetChoices: 'sheetChoices_',
  onlyDifferent: 'onlyDifferent_',
  /** The password with which the screen locks itself. */
  idlePassword: 'idleLock_',
  tableSetting: 'tableSetting_',
  createdCompany: 'createdCompany_',
  /** What became of batches: ids, outcomes and conditions, so that they may outlast the session. */
  batches: 'batches_',
} as const;

/** The storage key of the signed-in user, which does not contain the user name; null while nobody is signed in. */
export function perUserKey(prefix: string): string | null {
  const { tenant, userName } = useSession.getState();
  return userName ? prefix + hashUser(tenant?.id, userName) : null;
}

/** What each value does when another window has changed the storage, by the function that returns its key. */
const followers = new Map<() => string | null, () => void>();

// Without a window there are no other windows.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    for (const [keyOf, reload] of followers) if (key === null || key === keyOf()) reload();
  });
}

/**
 * A value in local storage, which is loaded again when another window has stored it. A stored value that the guard
 * rejects counts as `empty`; without a key there is none.
 */
export function storedValue<Value>(
  keyOf: () => string | null,
  guard: (value: unknown) => value is Value,
  empty: Value,
) {
  function read(): Value {
    const key = keyOf();
    return (key === null ? null : parseStored(local.read(key), guard)) ?? empty;
  }
  const useStore = create<{ value: Value }>(() => ({ value: read() }));
  const reload = () => useStore.setState({ value: read() });
  followers.set(keyOf, reload);

  return {
    reload,
    get: () => useStore.getState().value,
    useValue: <Selected>(select: (value: Value) => Selected): Selected =>
      useStore(({ value }) => select(value)),
    /**
     * Shows and stores what `change` makes of the stored value, which is read again: another window may have changed it
     * without this one knowing yet.
     */
    update(change: (value: Value) => Value) {
      const key = keyOf();
      const value = change(key === null ? useStore.getState().value : read());
      useStore.setState({ value });
      if (key !== null) local.write(key, JSON.stringify(value));
    },
  };
}

/**
 * A value in local storage that each user of this browser has separately. It is loaded again when another user signs in.
 * Nothing is stored while nobody is signed in.
 */
export function perUser<Value>(
  prefix: string,
  guard: (value: unknown) => value is Value,
  empty: Value,
) {
  const stored = storedValue(() => perUserKey(prefix), guard, empty);
  useSession.subscribe(({ tenant, userName }, before) => {
    if (userName !== before.userName || tenant !== before.tenant) stored.reload();
  });
  return stored;
}
