import type { RouteRow } from './routes';

/** A page of the route table with its full path. */
export interface FlatRoute {
  /** Full pattern, e.g. `/company/company-list`. */
  path: string;
  /** The path without parameters; its title is the locale key `routes.<name>`. */
  name: string;
  row: RouteRow;
  /** The paths of its groups, outermost first. */
  parents: string[];
}

/** The rows that the user may see, as a copy. */
export function visible(rows: RouteRow[], can: (policy: string) => boolean): RouteRow[] {
  return rows
    .map((row) => (row.children ? { ...row, children: visible(row.children, can) } : row))
    .filter((row) => (row.policy ? can(row.policy) : row.policy !== '' || row.children?.length));
}

/** The rows of the menu: no hidden rows, and no groups without a visible page. */
export function menuRows(rows: RouteRow[]): RouteRow[] {
  return rows
    .filter((row) => !row.hidden)
    .map((row) => (row.children ? { ...row, children: menuRows(row.children) } : row))
    .filter((row) => !row.children || row.children.length > 0);
}

const withoutParams = (path: string) => path.replace(/\/:[^/]+/g, '');

/** The pages of the rows, each with the path of its groups. */
export function flatten(rows: RouteRow[], base = '', parents: string[] = []): FlatRoute[] {
  return rows.flatMap((row) => {
    const path = `${base}/${row.path}`;
    if (row.children) return flatten(row.children, path, [...parents, path]);
    return [{ path, name: withoutParams(path), row, parents }];
  });
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\/:[^/]+/g, '/[^/]+')}/?$`);

/** The page of a path. */
export function findRoute(routes: FlatRoute[], pathname: string): FlatRoute | undefined {
  return routes.find((route) => pattern(route.path).test(pathname));
}
