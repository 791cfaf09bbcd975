import type { ComponentType } from 'react';
import { loadTexts } from '@/i18n';
import { loadable } from '@/ui/loadable';

export interface LoadablePage {
  /** Loads code and texts. After an error the next call loads again. */
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/** A page in a chunk of its own. `texts` is the name of its locale file; without it the page uses the texts of the sign-in. */
export function loadablePage(
  load: () => Promise<{ default: ComponentType }>,
  texts?: string,
): LoadablePage {
  const Page = loadable(async () => {
    const loadingTexts = texts === undefined ? undefined : loadTexts(texts);
    const [module] = await Promise.all([load(), loadingTexts]);
    return module.default;
  });
  return { preload: Page.preload, Page };
}
