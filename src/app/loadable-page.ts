import { createElement, lazy, type ComponentType } from 'react';
import { loadTexts } from '@/i18n';

interface PageModule {
  default: ComponentType;
}
export interface LoadablePage {
  /** Loads code and texts; a failed try is forgotten, so that the next one imports again. */
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/** Grows whenever the user asks for another try: `lazy` would answer with the old failure for ever. */
let attempt = 0;
export const tryAgain = () => void (attempt += 1);

/**
 * A lazily loaded page. Once its module is there, `lazy` gets a thenable that answers at once: an
 * ordinary promise, even a resolved one, makes React commit the fallback and hold the page back.
 * `group` names the texts that belong to it; without it the page lives on the texts of the start.
 */
export function page(load: () => Promise<PageModule>, group?: string): LoadablePage {
  let module: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const preload = () => {
    loading ??= Promise.all([load(), group === undefined ? undefined : loadTexts(group)])
      .then(([loaded]) => {
        module = loaded;
        return loaded;
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  const loader = (): Promise<PageModule> => {
    const loaded = module;
    if (!loaded) return preload();
    const now = { then: (resolve: (value: PageModule) => void) => resolve(loaded) };
    // React only ever calls `then`; a real promise would answer a tick too late.
    return now as unknown as Promise<PageModule>;
  };
  let Lazy = lazy(loader);
  let made = attempt;
  function Page() {
    if (made !== attempt && !module) {
      made = attempt;
      Lazy = lazy(loader);
    }
    return createElement(Lazy);
  }
  return { preload, Page };
}
