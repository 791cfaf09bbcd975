/** What a call says of itself, for calls that a test answers on its own. */
export const callFacts = {
  method: 'GET',
  path: '/api/rows',
  client: 'service',
  paging: 'page',
  assumed: false,
  bodyType: 'json',
  inQuery: [],
  keepsPathParams: false,
  saves: false,
} as const;
