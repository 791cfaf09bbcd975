import type { Page, Request, Response } from '@playwright/test';
import { storageKeys } from '../../src/config/limits';
import { isString } from '../../src/lib/guards';
import { textsOf } from './languages';

const textsIn = (value: unknown): string[] => {
  if (isString(value)) return [value.trim()];
  return Object(value) === value ? Object.values(Object(value)).flatMap(textsIn) : [];
};

/** User, tenant and sub-station; 0 stands for all sub-stations. */
const scopeOf = (user = '', tenant = '', substation: string | number = '0') =>
  [user, tenant, substation].join('/');

/** The tokens of the demo contain the name of their user. */
const userOf = (token = '') => token.split('.')[1];

/** Returns the scope of a call. */
function scopeOfCall(request: Request) {
  const headers = request.headers();
  return scopeOf(userOf(headers.authorization), headers.__tenant, headers['substation-id']);
}

/** Returns the scope that the window is in. */
async function scopeOfPage(page: Page) {
  const { token, substation, cookies } = await page.evaluate(
    (keys) => ({
      token: localStorage.getItem(keys.token) ?? '',
      substation: JSON.parse(localStorage.getItem(keys.substation) ?? '{}') as { id?: string },
      cookies: document.cookie.split('; '),
    }),
    storageKeys,
  );
  const tenant = cookies.find((cookie) => cookie.startsWith(`${storageKeys.tenant}=`));
  return scopeOf(userOf(token), tenant?.split('=')[1], substation.id);
}

/** Returns the lines of the visible cells of lists, and of the values of records. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(tbody td, dd)')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => element.innerText.split('\n'))
      .map((text) => text.trim()),
  );

/** A shorter text may be the same by chance, and the console has texts of its own, such as the names of types. */
const isOfServer = (text: string) =>
  text.length >= 4 && !textsOf('zh-CN').has(text) && !textsOf('en').has(text);

/** Remembers for which user, tenant and sub-station the server has sent a text. */
export class Answers {
  readonly #byScope = new Map<string, Set<string>>();
  /** The regions are the same for everybody, and the console keeps them when another user signs in. */
  readonly #regions = new Set<string>();
  readonly #reading = new Set<Promise<void>>();

  add(response: Response) {
    const { authorization } = response.request().headers();
    const isOfUser = authorization && response.headers()['content-type']?.includes('json');
    if (!isOfUser) return;
    // A page that has been left no longer has its answers, and does not show them either.
    const reading = this.#read(response).catch(() => undefined);
    this.#reading.add(reading);
    void reading.then(() => this.#reading.delete(reading));
  }

  async #read(response: Response) {
    const scope = scopeOfCall(response.request());
    const isOfRegions = new URL(response.url()).pathname.startsWith('/api/base-support/region');
    const texts = isOfRegions ? this.#regions : (this.#byScope.get(scope) ?? new Set());
    if (!isOfRegions) this.#byScope.set(scope, texts);
    for (const text of textsIn(await response.json())) texts.add(text);
  }

  /** Returns a text on the page that was only sent for another scope than that of the window. */
  async findForeign(page: Page): Promise<string | undefined> {
    await Promise.all(this.#reading);
    if (this.#byScope.size < 2) return undefined;
    const own = this.#byScope.get(await scopeOfPage(page));
    const others = [...this.#byScope.values()].filter((texts) => texts !== own);
    const isKnown = (text: string) => own?.has(text) === true || this.#regions.has(text);
    return (await shownTexts(page)).find(
      (text) => isOfServer(text) && !isKnown(text) && others.some((texts) => texts.has(text)),
    );
  }
}
