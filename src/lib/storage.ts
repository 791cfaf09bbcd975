import Cookies from 'js-cookie';

/** What today's browsers cap a cookie at, however long it asks for. */
const cookieDays = 400;

const memory = new Map<string, string>();

/** Local or session storage that falls back to memory when the browser refuses it (policy, private mode, quota). */
function guarded(area: () => Storage, prefix: string) {
  return {
    read(key: string): string | null {
      try {
        return area().getItem(key) ?? memory.get(prefix + key) ?? null;
      } catch {
        return memory.get(prefix + key) ?? null;
      }
    },
    write(key: string, value: string) {
      try {
        area().setItem(key, value);
        memory.delete(prefix + key);
      } catch {
        memory.set(prefix + key, value);
      }
    },
    /** Whether other tabs can read what stands under a key: what only this tab's memory holds they cannot. */
    isShared(key: string): boolean {
      try {
        return area().getItem(key) !== null || !memory.has(prefix + key);
      } catch {
        return false;
      }
    },
    keys(): string[] {
      const held = [...memory.keys()].filter((key) => key.startsWith(prefix));
      const keys = held.map((key) => key.slice(prefix.length));
      try {
        return [...Object.keys(area()), ...keys];
      } catch {
        return keys;
      }
    },
    remove(key: string) {
      memory.delete(prefix + key);
      try {
        area().removeItem(key);
      } catch {
        // Refused storage holds nothing to remove.
      }
    },
  };
}

export const local = guarded(() => localStorage, 'local:');
export const sessionStore = guarded(() => sessionStorage, 'session:');

/** Parses a stored JSON value; anything unreadable, or not what `is` accepts, counts as absent. */
export function parseStored<T>(text: string | null, is: (value: unknown) => value is T): T | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

export const cookies = {
  read: (key: string) => Cookies.get(key) ?? null,
  keys: () => Object.keys(Cookies.get()),
  write(key: string, value: string, days = cookieDays) {
    Cookies.set(key, value, {
      expires: days,
      sameSite: 'strict',
      path: '/',
      secure: location.protocol === 'https:',
    });
  },
  remove: (key: string) => Cookies.remove(key, { path: '/' }),
};
