/** Returns a location of the console with a `reload` of the test, because jsdom cannot reload. */
export const standIn = (reload: () => void) => ({
  href: `${window.location.origin}/company/company-list`,
  origin: window.location.origin,
  pathname: '/company/company-list',
  search: '',
  hash: '',
  reload,
});
