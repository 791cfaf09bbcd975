import type { NamedValues } from '@/elements/filter/filter-values';
import { t } from '@/i18n';
import type { GroupPart, Grouping } from './groupings';

/** A group of rows, and the groups within it. */
export interface Group<Row> {
  /** Unique in the tree. */
  key: string;
  text: string;
  /** 1 for the outermost groups. */
  level: number;
  /** The column of a file in which its text stands. */
  place: number;
  rows: Row[];
  /** Returns the condition that selects its rows; undefined where the list has none. */
  conditionOf: () => NamedValues | undefined;
  children: Group<Row>[];
}

type Parent = Pick<Group<unknown>, 'key' | 'level' | 'conditionOf'>;
const root: Parent = { key: '', level: 0, conditionOf: () => ({ values: {}, names: {} }) };

const both = (outer: NamedValues | undefined, inner: NamedValues | undefined) =>
  outer &&
  inner && {
    values: { ...outer.values, ...inner.values },
    names: { ...outer.names, ...inner.names },
  };

interface Split<Row> {
  grouping: Grouping<Row>;
  /** The groupings within it. */
  inner: readonly Grouping<Row>[];
  /** The level of the grouping. */
  depth: number;
  /** The column of a file in which its outermost level stands. */
  place: number;
  /** What the groupings around it select; undefined where no condition does. */
  baseOf: () => NamedValues | undefined;
}

interface Members<Row> {
  /** Missing for rows whose value ends above: an order to a province, next to those to its cities. */
  part: GroupPart | undefined;
  rows: Row[];
}

function membersOf<Row>(rows: readonly Row[], { grouping, depth }: Split<Row>): Members<Row>[] {
  const members = new Map<string | undefined, Members<Row>>();
  for (const row of rows) {
    const part = grouping.partsOf(row)[depth];
    const group = members.get(part?.key);
    if (group) group.rows.push(row);
    else members.set(part?.key, { part, rows: [row] });
  }
  const { isTime } = grouping;
  return [...members.values()].toSorted((a, b) => {
    if (!a.part || !b.part) return a.part ? -1 : 1;
    return isTime ? b.part.text.localeCompare(a.part.text) : b.rows.length - a.rows.length;
  });
}

/** The groups of the next grouping within one of this. */
function split<Row>(rows: readonly Row[], parent: Parent, own: Split<Row>): Group<Row>[] {
  const { grouping, inner, depth, place, baseOf } = own;
  const nextIn = (outer: Parent): Group<Row>[] => {
    const [first, ...others] = inner;
    if (!first) return [];
    return split(rows, outer, {
      grouping: first,
      inner: others,
      depth: 0,
      place: place + grouping.places,
      baseOf: outer.conditionOf,
    });
  };
  if (depth > 0 && rows.every((row) => !grouping.partsOf(row)[depth])) return nextIn(parent);
  return membersOf(rows, own).map(({ part, rows: group }) => {
    const one = {
      key: `${parent.key}/${part?.key ?? ''}`,
      level: parent.level + 1,
      conditionOf: () => part && both(baseOf(), part.conditionOf()),
    };
    const children = split(group, one, { ...own, depth: depth + 1 });
    return {
      ...one,
      text: part ? part.text : t('groups.undivided'),
      place: place + (part?.place ?? depth),
      rows: group,
      children,
    };
  });
}

/** The rows in groups, within these those of the next grouping: the latest day first, otherwise the largest group. */
export function groupRows<Row>(
  rows: readonly Row[],
  [grouping, ...inner]: readonly Grouping<Row>[],
): Group<Row>[] {
  if (!grouping) return [];
  return split(rows, root, { grouping, inner, depth: 0, place: 0, baseOf: root.conditionOf });
}

/** More records of a group are not listed; its condition leads to all of them. */
const firstRecords = 20;

/** A line of the tree: a group, a record of an open group without groups within it, or how many more of these there are. */
export type TreeLine<Row> =
  | { content: 'group'; group: Group<Row>; isOpen: boolean }
  | { content: 'row'; group: Group<Row>; row: Row }
  | { content: 'rest'; group: Group<Row>; count: number };

function recordsOf<Row>(group: Group<Row>): TreeLine<Row>[] {
  const count = group.rows.length - firstRecords;
  return [
    ...group.rows
      .slice(0, firstRecords)
      .map((row): TreeLine<Row> => ({ content: 'row', group, row })),
    ...(count > 0 ? [{ content: 'rest' as const, group, count }] : []),
  ];
}

/** The lines in view, from top to bottom. An only group with others within it is open, others are closed, until they are toggled. */
export function treeLines<Row>(
  groups: readonly Group<Row>[],
  toggled: ReadonlySet<string>,
): TreeLine<Row>[] {
  return groups.flatMap((group): TreeLine<Row>[] => {
    const { key, children } = group;
    const isOpen = toggled.has(key) !== (groups.length === 1 && children.length > 0);
    const inner = children.length ? treeLines(children, toggled) : recordsOf(group);
    return [{ content: 'group', group, isOpen }, ...(isOpen ? inner : [])];
  });
}

/** A group as a line of a file, with the texts of the groups around it. */
export interface GroupLine<Row> {
  texts: string[];
  group: Group<Row>;
}

function linesOf<Row>(groups: readonly Group<Row>[], around: readonly string[]): GroupLine<Row>[] {
  return groups.flatMap((group) => {
    const texts = [...around];
    texts[group.place] = group.text;
    return [{ texts, group }, ...linesOf(group.children, texts)];
  });
}

/** All groups of all levels with a column for each level; levels that no group has are left out. */
export function groupLines<Row>(
  name: string,
  groups: readonly Group<Row>[],
  groupings: readonly Grouping<Row>[],
): { titles: string[]; lines: GroupLine<Row>[] } {
  const titles = groupings.flatMap(({ titlesOf }) => titlesOf(name));
  const lines = linesOf(groups, []);
  const isUsed = titles.map((_title, place) => lines.some(({ texts }) => texts[place]));
  return {
    titles: titles.filter((_title, place) => isUsed[place]),
    lines: lines.map(({ texts, group }) => ({
      texts: titles.flatMap((_title, place) => (isUsed[place] ? [texts[place] ?? ''] : [])),
      group,
    })),
  };
}
