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
  /** The password with which the screen locks itself. */
  idlePassword: 'idleLock_',
  tableSetting: 'tableSetting_',
  createdCompany: 'createdCompany_',
} as const;

/** The storage key of the signed-in user, which does not contain the user name; null while nobody is signed in. */
export function perUserKey(prefix: string): string | null {
  const { tenant, userName } = useSession.getState();
  return userName ? prefix + hashUser(tenant?.id, userName) : null;
}

/**
 * A value in local storage that each user of this browser has separately. It is loaded again when another user signs in.
 * A stored value that the guard rejects counts as `empty`.
 */
export function perUser<Value>(
  prefix: string,
  guard: (value: unknown) => value is Value,
  empty: Value,
) {
  function read(): Value {
    const key = perUserKey(prefix);
    return (key === null ? null : parseStored(local.read(key), guard)) ?? empty;
  }
  const useStore = create<{ value: Value }>(() => ({ value: read() }));

  /** Reads the stored value again, because another tab may have changed it. */
  function reload(): Value {
    const value = read();
    useStore.setState({ value });
    return value;
  }

  useSession.subscribe(({ tenant, userName }, before) => {
    if (userName !== before.userName || tenant !== before.tenant) reload();
  });

  return {
    get: () => useStore.getState().value,
    useValue: <Selected>(select: (value: Value) => Selected): Selected =>
      useStore(({ value }) => select(value)),
    reload,
    /** Shows and stores a value; nothing is stored while nobody is signed in. */
    set(value: Value) {
      useStore.setState({ value });
      const key = perUserKey(prefix);
      if (key !== null) local.write(key, JSON.stringify(value));
    },
  };
}
