import { queryString } from '@/lib/url/query-string';
import type { Route } from './journeys';

/** The address of a list with the conditions that find a route. Without a start it finds all starts. */
export function routePath(
  path: string,
  { from, to }: Partial<Route> & Pick<Route, 'to'>,
  nameOf: (key: string) => string,
  other: object,
) {
  return `${path}?${queryString({
    ...other,
    fromRegionId: from,
    toRegionId: to,
    'name.fromRegionId': from && nameOf(from),
    'name.toRegionId': nameOf(to),
  })}`;
}
