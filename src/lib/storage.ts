import Cookies from 'js-cookie';

/** Browsers limit the lifetime of a cookie to 400 days. */
const cookieDays = 400;

const memory = new Map<string, string>();

/** Local or session storage that falls back to memory when the browser refuses access (policy, private mode, quota). */
function withFallback(area: () => Storage, prefix: string) {
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
    /** Whether other tabs see the same value: a value in the memory of this tab is invisible to them. */
    isShared(key: string): boolean {
      try {
        return area().getItem(key) !== null || !memory.has(prefix + key);
      } catch {
        return false;
      }
    },
    keys(): string[] {
      const inMemory = [...memory.keys()].filter((key) => key.startsWith(prefix));
      const keys = inMemory.map((key) => key.slice(prefix.length));
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
        // A storage that refuses access holds no value to remove.
      }
    },
  };
}

export const local = withFallback(() => localStorage, 'local:');
export const sessionStore = withFallback(() => sessionStorage, 'session:');

/** Parses a stored JSON value; null when it is missing, invalid, or rejected by the guard. */
export function parseStored<T>(
  text: string | null,
  guard: (value: unknown) => value is T,
): T | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return guard(value) ? value : null;
  } catch {
    return null;
  }
}

export const cookies = {
  read: (key: string) => Cookies.get(key) ?? null,
  keys: () => Object.keys(Cookies.get()),
  /** With 0 days the cookie ends when the browser is closed. */
  write(key: string, value: string, days = cookieDays) {
    Cookies.set(key, value, {
      expires: days || undefined,
      sameSite: 'strict',
      path: '/',
      secure: location.protocol === 'https:',
    });
  },
  remove: (key: string) => Cookies.remove(key, { path: '/' }),
};
