import type { Route } from './journeys';

/** The address of a list with the conditions that find a route. Without a start it finds all starts. */
export function routePath(
  path: string,
  { from, to }: Partial<Route> & Pick<Route, 'to'>,
  nameOf: (key: string) => string,
  /** The other parameters of the address. */
  others: URLSearchParams,
) {
  const params = new URLSearchParams(others);
  if (from !== undefined) params.set('fromRegionId', from);
  params.set('toRegionId', to);
  if (from !== undefined) params.set('name.fromRegionId', nameOf(from));
  params.set('name.toRegionId', nameOf(to));
  return `${path}?${params}`;
}
