import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { languages, type Language } from '@/config/languages';
import { changeLanguage, startI18n } from '@/i18n';
import Login from '@/pages/login';

/** What the sign-in and its texts read from the browser: the page of a first visit, in the language of the cookie. */
async function visit() {
  const isMocked = import.meta.env.VITE_MOCK === 'on';
  Object.assign(globalThis, {
    document: { documentElement: {}, cookie: '' },
    location: { protocol: 'https:' },
    window: { mock: isMocked ? await import('@/mocks/domain/account') : undefined },
  });
}

/** Returns the markup of the sign-in in each language. */
export async function renderSignIn(): Promise<[Language, string][]> {
  await visit();
  await startI18n();
  const pages: [Language, string][] = [];
  for (const language of languages) {
    await changeLanguage(language);
    const page = (
      <MemoryRouter>
        <Login />
      </MemoryRouter>
    );
    pages.push([language, renderToString(page)]);
  }
  return pages;
}
