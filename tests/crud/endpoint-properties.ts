/** The properties of an endpoint, for calls that a test implements itself. */
export const endpointProperties = {
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
