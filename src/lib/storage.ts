/** What today's browsers cap a cookie at, however long it asks for. */
const cookieDays = 400;
const dayMs = 86_400_000;

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
export const perTab = guarded(() => sessionStorage, 'session:');

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

/** What a cookie may hold besides letters and digits; anything else is written with percent signs. */
const allowedCodes = /%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g;
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(allowedCodes, decodeURIComponent);
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Node, where stores are tested too, has no page. */
const page = typeof document === 'undefined' ? { cookie: '' } : document;

/** Name and value of every cookie of this page. */
const allCookies = () =>
  page.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    });

function writeCookie(name: string, value: string, days: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const end = new Date(Date.now() + days * dayMs).toUTCString();
  page.cookie = `${name}=${encoded(value)}; path=/; expires=${end}; samesite=strict${secure}`;
}

export const cookies = {
  read: (name: string) => allCookies().find(([own]) => own === name)?.[1] ?? null,
  keys: () => allCookies().map(([name]) => name),
  write: (name: string, value: string, days = cookieDays) => writeCookie(name, value, days),
  remove: (name: string) => writeCookie(name, '', 0),
};
