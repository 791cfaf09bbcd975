import { runSync, type Steps } from '@/lib/yielding';

/** Opaque, as the server sent it. */
export type RegionId = string | number;
/** A region as it is kept: its full name follows from its place. */
export type RegionRow = readonly [id: RegionId, pid: RegionId, name: string, level: number];

export interface Region {
  readonly id: RegionId;
  readonly name: string;
  /** 0 country, 1 province, 2 city, 3 district, 4 town; a level may be left out on the way down. */
  readonly level: number;
  /** null for a province and for a country. */
  readonly parent: Region | null;
  readonly children: readonly Region[];
}
export interface RegionTree {
  readonly provinces: readonly Region[];
  readonly countries: readonly Region[];
  /** By the id as text: an id out of an address is text, whatever the server's ids are. */
  readonly byId: ReadonlyMap<string, Region>;
  /** Regions without a place: their parent is missing, or they are their own ancestor. */
  readonly dropped: readonly RegionId[];
}

interface Node extends Region {
  parent: Node | null;
  children: Node[];
}

/** The parent of every province. */
export const rootRegionId = 100_000;
const rootKey = String(rootRegionId);
/** Deeper than any region; only a circle goes on. */
const tooDeep = 8;
/** Rows between two chances to interrupt. */
const stride = 1_000;
/** Levels that only exist on paper and that nobody says. */
const unspoken = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

/** Every row as a node without its place. A region that stands twice counts once: some cities are their own only district. */
function* nodesOf(rows: readonly RegionRow[]): Steps<Map<string, [Node, pid: string]>> {
  const nodes = new Map<string, [Node, pid: string]>();
  for (const [at, [id, pid, name, level]] of rows.entries()) {
    const key = String(id);
    const isOwnParent = key === String(pid);
    if (key !== rootKey && !isOwnParent && !nodes.has(key)) {
      nodes.set(key, [{ id, name, level, parent: null, children: [] }, String(pid)]);
    }
    if (at % stride === 0) yield;
  }
  return nodes;
}

/** Whether the way up ends at the top. */
function hasPlace(node: Node, tops: ReadonlySet<Node>) {
  let up: Node | null = node;
  for (let depth = 0; up && depth < tooDeep; depth += 1) {
    if (tops.has(up)) return true;
    up = up.parent;
  }
  return false;
}

/** Builds the tree in steps: rows may come in any order, and bad ones cost only themselves. */
export function* regionTreeSteps(rows: readonly RegionRow[]): Steps<RegionTree> {
  const nodes = yield* nodesOf(rows);
  const provinces = new Set<Node>();
  const countries = new Set<Node>();
  let at = 0;
  for (const [node, pid] of nodes.values()) {
    const parent = nodes.get(pid)?.[0];
    if (parent) {
      node.parent = parent;
      parent.children.push(node);
    } else if (pid === rootKey) provinces.add(node);
    else if (node.level === 0) countries.add(node);
    at += 1;
    if (at % stride === 0) yield;
  }
  const tops = new Set([...provinces, ...countries]);
  const byId = new Map<string, Region>();
  const dropped: RegionId[] = [];
  for (const [key, [node]] of nodes) {
    if (hasPlace(node, tops)) byId.set(key, node);
    else dropped.push(node.id);
    at += 1;
    if (at % stride === 0) yield;
  }
  return { provinces: [...provinces], countries: [...countries], byId, dropped };
}

export const buildRegionTree = (rows: readonly RegionRow[]) => runSync(regionTreeSteps(rows));

export const regionOf = (tree: RegionTree, id: RegionId | null | undefined): Region | undefined =>
  tree.byId.get(String(id));

/** The region and all it lies in, from the top down. */
export function regionPath(region: Region | null | undefined): Region[] {
  const path: Region[] = [];
  for (let up = region ?? null; up; up = up.parent) path.unshift(up);
  return path;
}

/** Names from the top down as one, without a separator; levels nobody says are left out. */
export const joinRegionNames = (names: readonly string[]): string =>
  names.filter((name) => !unspoken.has(name)).join('');

export const fullRegionName = (region: Region): string =>
  joinRegionNames(regionPath(region).map(({ name }) => name));

/** Whether a region lies outside China. */
export const isInternational = (region: Region): boolean => regionPath(region)[0]?.level === 0;

export const isWithin = (region: Region, outer: Region): boolean => {
  for (let up: Region | null = region; up; up = up.parent) if (up === outer) return true;
  return false;
};

/** The tree as rows again, parents before children. */
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

/** Whether something out of a store is rows. */
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
