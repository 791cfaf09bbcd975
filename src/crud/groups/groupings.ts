import type { NamedValues } from '@/elements/filter/filter-values';
import { codeText } from '@/elements/text/plain-text';
import { RegionLevel } from '@/enums';
import { label, t } from '@/i18n';
import { isString } from '@/lib/guards';
import { emptyText } from '@/lib/intl';
import {
  fullRegionName,
  isInternational,
  isNamedRegion,
  type Region,
  type RegionTree,
} from '@/lib/region/region-tree';
import { formatDate } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { columnText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import { filterKind } from '@/values/filters';

/** A group that a row belongs to: that of its value, or of a level of its value. */
export interface GroupPart {
  /** Tells it from its siblings. */
  key: string;
  text: string;
  /** The column of a file in which it stands, counted from the first one of its grouping. */
  place: number;
  /** Returns the condition that selects its rows; undefined where the list has none. */
  conditionOf: () => NamedValues | undefined;
}

/** A way to group the rows of a list. */
export interface Grouping<Row> {
  column: AnyColumn<Row>;
  /** The groups of a row, from the outermost in. */
  partsOf: (row: Row) => readonly GroupPart[];
  /** Days are ordered by time, other groups by their size. */
  isTime: boolean;
  /** The number of columns in which its parts stand in a file, and their titles. */
  places: number;
  titlesOf: (name: string) => string[];
}

/** Returns the value by which a condition finds a code, a flag or an id; undefined for one that it does not take. */
function valueOf(value: unknown, { multiple }: AnyFilter): FilterValue | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return undefined;
  }
  return multiple ? [String(value)] : value;
}

const read = (row: unknown, key: string): unknown => Reflect.get(Object(row), key);

interface Source<Row> {
  column: AnyColumn<Row>;
  filter: AnyFilter | undefined;
  /** The column has the name of a record, whose id is in the row as well. */
  isNamed: boolean;
}

const named = ({ key, multiple }: AnyFilter, value: FilterValue, name: string): NamedValues => ({
  values: { [key]: value },
  names: { [key]: multiple ? [name] : name },
});

/** A time without a time zone, whose day is its beginning. */
const localTime = /^\d{4}-\d\d-\d\dT[\d:.]+$/;
const dayLength = '2026-11-22'.length;

/** Groups rows by the text of a column, or by its day. */
function byText<Row>({ column, filter, isNamed }: Source<Row>): Grouping<Row> {
  const { key } = column;
  const isTime = columnKind(column).groupsBy === 'day';
  const conditionOf = (row: Row, text: string) => {
    if (!filter || text === emptyText) return undefined;
    const value = isTime
      ? filterKind(filter).ofDay?.(text, filter)
      : valueOf(read(row, filter.key), filter);
    if (value === undefined) return undefined;
    return isNamed ? named(filter, value, text) : { values: { [filter.key]: value }, names: {} };
  };
  const partOf = (row: Row): GroupPart => {
    const text = isTime ? formatDate(row[key]) : columnText(column, row);
    // Two records may have one name.
    const id = isNamed && filter ? read(row, filter.key) : undefined;
    return {
      key: isEmpty(id) ? text : String(id),
      text,
      place: 0,
      conditionOf: () => conditionOf(row, text),
    };
  };
  // Writing a value as text takes most of the time, and thousands of rows have few values.
  const known = new Map<unknown, readonly GroupPart[]>();
  const isByValue = !column.format && !columnKind(column).rowText;
  const valueIn = (row: Row) => {
    const value = isNamed && filter ? read(row, filter.key) : row[key];
    return isTime && isString(value) && localTime.test(value) ? value.slice(0, dayLength) : value;
  };
  return {
    column,
    isTime,
    partsOf: (row) => {
      const value = isByValue ? valueIn(row) : undefined;
      if (isEmpty(value)) return [partOf(row)];
      const parts = known.get(value) ?? [partOf(row)];
      known.set(value, parts);
      return parts;
    },
    places: 1,
    titlesOf: (name) => [label(name, 'fields', key)],
  };
}

const levels = RegionLevel.$values.filter((level) => level !== RegionLevel.country);

/** Groups rows by province, city and district. A region that the tree lacks is a group of its own. */
function byRegion<Row>(source: Source<Row>, idKey: string, tree: RegionTree): Grouping<Row> {
  const { column, filter } = source;
  const whole = byText(source);
  const conditionOf = (region: Region) => {
    const isTaken = !filter?.levels || filter.levels.some((level) => level === region.level);
    return filter && isTaken ? named(filter, region.id, fullRegionName(region)) : undefined;
  };
  const known = new Map<Region, readonly GroupPart[]>();
  const partsOfRegion = (region: Region, isAbroad: boolean): readonly GroupPart[] => {
    const cached = known.get(region);
    if (cached) return cached;
    const outer = region.parent ? partsOfRegion(region.parent, isAbroad) : [];
    const part: GroupPart = {
      key: String(region.id),
      text: region.name,
      place: isAbroad ? outer.length : region.level - RegionLevel.province,
      conditionOf: () => conditionOf(region),
    };
    const parts = isNamedRegion(region) ? [...outer, part] : outer;
    known.set(region, parts);
    return parts;
  };
  return {
    ...whole,
    partsOf: (row) => {
      const region = tree.byId.get(String(read(row, idKey)));
      return region ? partsOfRegion(region, isInternational(region)) : whole.partsOf(row);
    },
    places: levels.length,
    titlesOf: (name) =>
      levels.map((level) =>
        t('groups.level', {
          label: label(name, 'fields', column.key),
          level: codeText(level, RegionLevel),
        }),
      ),
  };
}

/**
 * The columns by which the rows can be grouped: codes, flags, days, regions, and the records by which the list can be
 * searched. Regions have levels once their tree is loaded.
 */
export function groupingsOf<Row>(
  columns: readonly AnyColumn<Row>[],
  filters: readonly AnyFilter[],
  regions?: RegionTree,
): Grouping<Row>[] {
  const filterOf = (key: string) => filters.find((filter) => filter.key === key);
  return columns.flatMap((column): Grouping<Row>[] => {
    const { groupsBy } = columnKind(column);
    const idKey = column.key.replace(/Name$/, 'Id');
    const recordFilter = idKey === column.key ? undefined : filterOf(idKey);
    if (!groupsBy && !recordFilter) return [];
    const filter = recordFilter ?? filterOf(column.key);
    const source = { column, filter, isNamed: recordFilter !== undefined };
    const isRegion = groupsBy === 'region' && regions;
    return [isRegion ? byRegion(source, idKey, regions) : byText(source)];
  });
}
