/** jsdom cannot reload: an address of the console whose reload is the test's. */
export const standIn = (reload: () => void) => ({
  href: `${window.location.origin}/company/company-list`,
  origin: window.location.origin,
  pathname: '/company/company-list',
  search: '',
  hash: '',
  reload,
});
