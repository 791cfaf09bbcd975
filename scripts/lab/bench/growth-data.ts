import type { Change } from './growth-proxy.ts';

/** The responses of the mocked backend, enlarged. */

/** Returns `count` items, made of the given ones in turn. */
function repeated<Item, Made>(
  items: Item[],
  count: number,
  make: (item: Item, index: number) => Made,
) {
  const made: Made[] = [];
  while (items.length && made.length < count)
    for (const item of items.slice(0, count - made.length)) made.push(make(item, made.length));
  return made;
}
export const guid = (index: number) => `3a0c9000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const companies = (count: number): Change => [
  '/api/company/company',
  ({ items }: { items: object[] }) => ({
    items: repeated(items, count, (row, index) => ({
      ...row,
      id: String(10n ** 18n + BigInt(index)),
    })),
    totalCount: count,
  }),
];

export const policies = (count: number): Change => [
  '/api/abp/application-configuration',
  (config: { auth: { grantedPolicies: Record<string, boolean> } }) => {
    const more = Array.from({ length: count }, (_none, index) => [
      `Growth.Group${index % 300}.Policy${index}`,
      true,
    ]);
    const granted = { ...Object.fromEntries(more), ...config.auth.grantedPolicies };
    // Before the sign-in a user has no policies, and must not get any here.
    return Object.keys(config.auth.grantedPolicies).length
      ? { ...config, auth: { ...config.auth, grantedPolicies: granted } }
      : config;
  },
];

export const substations =
  (idOf: (index: number) => number | string) =>
  (count: number): Change => [
    '/api/substation/user/user-available-substations',
    (rows: { substationName: string }[]) =>
      repeated(rows, count, (row, index) => ({
        ...row,
        id: idOf(index + 1),
        substationName: `${row.substationName}${index}`,
      })),
  ];

/** Added to the id of a region for each copy; larger than all ids. */
const cloneOffset = 10_000_000;
/** The id of the region China, the parent of all provinces. */
const china = 100_000;
interface Region {
  id: number;
  pid: number;
}
export const regions = (factor: number): Change => [
  '/api/base-support/region',
  (rows: Region[]) => {
    const clone = (row: Region, copy: number) => ({
      ...row,
      id: row.id + copy * cloneOffset,
      pid: row.pid === 0 || row.pid === china ? row.pid : row.pid + copy * cloneOffset,
    });
    const copies = Array.from({ length: factor - 1 }, (_none, index) =>
      rows.filter(({ id }) => id !== china).map((row) => clone(row, index + 1)),
    );
    return [rows, ...copies].flat();
  },
];
