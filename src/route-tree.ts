import type { RouteRow } from './routes';

/** A page of the route table with what its position says. */
export interface FlatRoute {
  /** Full pattern, e.g. `/company/company-list`. */
  path: string;
  /** `routes.<name>` is its title: the path without parameters. */
  name: string;
  row: RouteRow;
  /** Groups above it, outermost first. */
  parents: string[];
}

/** The rows a user may see; the table itself is not touched. */
export function visible(rows: RouteRow[], can: (policy: string) => boolean): RouteRow[] {
  return rows
    .map((row) => (row.children ? { ...row, children: visible(row.children, can) } : row))
    .filter((row) => (row.policy ? can(row.policy) : row.policy !== '' || row.children?.length));
}

/** The rows the menu draws: nothing hidden, no group without something to show. */
export function menuRows(rows: RouteRow[]): RouteRow[] {
  return rows
    .filter((row) => !row.hidden)
    .map((row) => (row.children ? { ...row, children: menuRows(row.children) } : row))
    .filter((row) => !row.children || row.children.length > 0);
}

const withoutParams = (path: string) => path.replace(/\/:[^/]+/g, '');

/** Every page of the rows; groups only lend their path. */
export function flatten(rows: RouteRow[], base = '', parents: string[] = []): FlatRoute[] {
  return rows.flatMap((row) => {
    const path = `${base}/${row.path}`;
    if (row.children) return flatten(row.children, path, [...parents, path]);
    return [{ path, name: withoutParams(path), row, parents }];
  });
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\/:[^/]+/g, '/[^/]+')}/?$`);

/** The page an address belongs to. */
export function findRoute(routes: FlatRoute[], pathname: string): FlatRoute | undefined {
  return routes.find((route) => pattern(route.path).test(pathname));
}
