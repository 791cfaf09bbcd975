type Texts = Record<string, unknown>;

/** How to load each file of texts that the sign-in does without, by its path. A module of its own: the list is long. */
export const localeFiles = {
  ...import.meta.glob<Texts>(
    ['/locales/*/*.json', '!/locales/*/{common,errors,login,gallery}.json'],
    { import: 'default' },
  ),
  // Only the demo shows its elements: a production build does not need these.
  ...((import.meta.env.DEV || import.meta.env.VITE_MOCK === 'on') &&
    import.meta.glob<Texts>('/locales/*/gallery.json', { import: 'default' })),
};
