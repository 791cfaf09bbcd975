import type { ComponentType } from 'react';
import { loadable } from '@/ui/loadable';
import { loadTexts } from '@/i18n';

export interface LoadablePage {
  /** Loads code and texts; a failed try is forgotten, so that the next one imports again. */
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/** A page with code of its own. `group` names the texts that belong to it; without it the page lives on those of the start. */
export function page(
  load: () => Promise<{ default: ComponentType }>,
  group?: string,
): LoadablePage {
  const Page = loadable(async () => {
    const texts = group === undefined ? undefined : loadTexts(group);
    const [module] = await Promise.all([load(), texts]);
    return module.default;
  });
  return { preload: Page.preload, Page };
}
