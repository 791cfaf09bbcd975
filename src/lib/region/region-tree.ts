import { runSync, type Steps } from '@/lib/yielding';

/** As the server sent it; never parsed. */
export type RegionId = string | number;
/** A region as it is stored, without its full name, which follows from its ancestors. */
export type RegionRow = readonly [id: RegionId, pid: RegionId, name: string, level: number];

export interface Region {
  readonly id: RegionId;
  readonly name: string;
  /** 0 country, 1 province, 2 city, 3 district, 4 town; a branch may skip a level. */
  readonly level: number;
  /** null for a province and for a country. */
  readonly parent: Region | null;
  readonly children: readonly Region[];
}
export interface RegionTree {
  readonly provinces: readonly Region[];
  readonly countries: readonly Region[];
  /** By the id as text: an id from the URL is text, even where the server sends numbers. */
  readonly byId: ReadonlyMap<string, Region>;
  /** Regions left out of the tree: their parent is missing, or they are their own ancestor. */
  readonly dropped: readonly RegionId[];
}

interface Node extends Region {
  parent: Node | null;
  children: Node[];
}

/** The parent of every province. */
export const rootRegionId = 100_000;
const rootKey = String(rootRegionId);
/** No branch is this deep; reaching it means a cycle. */
const maxDepth = 8;
/** The number of rows between two yields. */
const stride = 1_000;
/** Administrative levels that do not appear in a full name. */
const unnamedLevels = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

/** Every row as a node without parent and children. Repeated regions count once: some cities are their own only district. */
function* nodesOf(rows: readonly RegionRow[]): Steps<Map<string, [Node, pid: string]>> {
  const nodes = new Map<string, [Node, pid: string]>();
  for (const [index, [id, pid, name, level]] of rows.entries()) {
    const key = String(id);
    const isOwnParent = key === String(pid);
    if (key !== rootKey && !isOwnParent && !nodes.has(key)) {
      nodes.set(key, [{ id, name, level, parent: null, children: [] }, String(pid)]);
    }
    if (index % stride === 0) yield;
  }
  return nodes;
}

/** Whether the ancestors of a node lead to a root. */
function isRooted(node: Node, roots: ReadonlySet<Node>) {
  let up: Node | null = node;
  for (let depth = 0; up && depth < maxDepth; depth += 1) {
    if (roots.has(up)) return true;
    up = up.parent;
  }
  return false;
}

/** Builds the tree in steps. Rows may come in any order; an invalid row is dropped and does not affect the others. */
export function* regionTreeSteps(rows: readonly RegionRow[]): Steps<RegionTree> {
  const nodes = yield* nodesOf(rows);
  const provinces = new Set<Node>();
  const countries = new Set<Node>();
  let count = 0;
  for (const [node, pid] of nodes.values()) {
    const parent = nodes.get(pid)?.[0];
    if (parent) {
      node.parent = parent;
      parent.children.push(node);
    } else if (pid === rootKey) provinces.add(node);
    else if (node.level === 0) countries.add(node);
    count += 1;
    if (count % stride === 0) yield;
  }
  const roots = new Set([...provinces, ...countries]);
  const byId = new Map<string, Region>();
  const dropped: RegionId[] = [];
  for (const [key, [node]] of nodes) {
    if (isRooted(node, roots)) byId.set(key, node);
    else dropped.push(node.id);
    count += 1;
    if (count % stride === 0) yield;
  }
  return { provinces: [...provinces], countries: [...countries], byId, dropped };
}

export const buildRegionTree = (rows: readonly RegionRow[]) => runSync(regionTreeSteps(rows));

export const regionOf = (tree: RegionTree, id: RegionId | null | undefined): Region | undefined =>
  tree.byId.get(String(id));

/** The region and its ancestors, from the root down. */
export function regionPath(region: Region | null | undefined): Region[] {
  const path: Region[] = [];
  for (let up = region ?? null; up; up = up.parent) path.unshift(up);
  return path;
}

/** Whether a region is more than an administrative level without a name of its own. */
export const isNamedRegion = ({ name }: Region): boolean => !unnamedLevels.has(name);

/** Joins names from the root down without a separator; purely administrative levels are left out. */
export const joinRegionNames = (names: readonly string[]): string =>
  names.filter((name) => !unnamedLevels.has(name)).join('');

export const fullRegionName = (region: Region): string =>
  joinRegionNames(regionPath(region).map(({ name }) => name));

/** Whether a region is outside China. */
export const isInternational = (region: Region): boolean => regionPath(region)[0]?.level === 0;

export const isWithin = (region: Region, outer: Region): boolean => {
  for (let up: Region | null = region; up; up = up.parent) if (up === outer) return true;
  return false;
};

/** Converts the tree back to rows, parents before children. */
export function toRegionRows(tree: RegionTree, onlyChina: boolean): RegionRow[] {
  const rows: RegionRow[] = [];
  const add = (regions: readonly Region[], pid: RegionId) => {
    for (const { id, name, level, children } of regions) {
      rows.push([id, pid, name, level]);
      add(children, id);
    }
  };
  add(tree.provinces, rootRegionId);
  if (!onlyChina) add(tree.countries, 0);
  return rows;
}

/** Whether a stored value is a list of rows. */
export const isRegionRows = (value: unknown): value is RegionRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === 4 &&
      typeof row[2] === 'string' &&
      typeof row[3] === 'number',
  );
