import type { ById, Id } from '@/api/types';
import { AdvertState } from '@/enums';
import type { AnyEnum, Tone } from '@/lib/enum';
import type { ScheduleLayout } from '@/schema/layout';
import { cellText } from '@/values/cell-text';
import { daysOfPeriod, singleDay } from './days';
import { gapsOf, isIn, placeInLanes, type Period, type Showing } from './schedule';

/** A record with its period. */
export interface Entry<Row> extends Showing {
  key: string;
  row: Row;
  title: string;
  /** The sub-station next to it, whose city a title without room leaves out. */
  substation: string;
  picture: string | undefined;
  state: string;
  tone: Tone | undefined;
}

/** What is shown at a place of a sub-station. */
export interface Line<Row> {
  key: string;
  /** Empty where one sub-station needs no name next to its places. */
  substation: string;
  place: string;
  /** What a new record here takes over. */
  at: { place: unknown; substation: Substation };
  entries: readonly Entry<Row>[];
  /** The days without anything, from the present day on; undefined where not all records are known. */
  gaps: readonly Period[] | undefined;
}

export interface Substation {
  id: Id;
  name: string;
}

interface Options<Row> {
  layout: ScheduleLayout<Row>;
  today: number;
  /** The days in which gaps are looked for; undefined where the conditions leave out records. */
  ahead: Period | undefined;
  /** The sub-stations whose places are shown, in their order; undefined for all of the rows. */
  substations: readonly Substation[] | undefined;
}

const isMany = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const manyOf = (value: unknown) => (isMany(value) ? value : [value]);

/** The state of a period without one of its own. */
function stateOf({ from, to }: Period, today: number): AdvertState {
  if (to < today) return AdvertState.ended;
  return from > today ? AdvertState.notStarted : AdvertState.showing;
}

/** The days of a row; undefined for one without a day where only that counts. */
export const daysOf = <Row>(row: Row, { start, end }: ScheduleLayout<Row>): Period | undefined =>
  start ? daysOfPeriod(row[start], row[end]) : singleDay(row[end]);

function readEntry<Row extends ById>(
  row: Row,
  { layout, today }: Pick<Options<Row>, 'layout' | 'today'>,
): Entry<Row> | undefined {
  const { title, picture, state, isOn } = layout;
  const days = daysOf(row, layout);
  if (!days) return undefined;
  const codes: AnyEnum = state?.enum ?? AdvertState;
  const text = cellText(row[title]);
  const code: unknown = state ? row[state.key] : stateOf(days, today);
  return {
    key: String(row.id),
    row,
    title: text,
    substation: cellText(manyOf(row[layout.substation.names])[0]),
    picture: picture && row[picture] ? String(row[picture]) : undefined,
    state: cellText(code, 'code', { enum: codes }),
    tone: codes.$tone(code),
    isOn: isOn ? row[isOn] !== false : true,
    ...days,
  };
}

/** The sub-stations of a row by their ids. */
function substationsOf<Row>(row: Row, { ids, names }: ScheduleLayout<Row>['substation']) {
  const texts = manyOf(row[names]);
  return manyOf(row[ids]).map((id, index) => ({
    id: String(id),
    name: cellText(texts[index]),
  }));
}

/** The entries of all rows, and the lines that those with a period fill: one for each place of each sub-station. */
export function composeSchedule<Row extends ById>(rows: readonly Row[], options: Options<Row>) {
  const { layout, substations, ahead } = options;
  const { place } = layout;
  const entries = rows.flatMap((row) => readEntry(row, options) ?? []);
  const valid = entries.filter(({ from, to }) => from <= to);
  const names = new Map(substations?.map(({ id, name }) => [String(id), name]));
  const ids = new Map<string, Id>(substations?.map(({ id }) => [String(id), id]));
  const byLine = new Map<string, Entry<Row>[]>();
  const places = new Set<unknown>();
  for (const entry of valid) {
    const code = place && entry.row[place.key];
    places.add(code);
    for (const { id, name } of substationsOf(entry.row, layout.substation)) {
      if (!substations) names.set(id, name);
      if (!names.has(id)) continue;
      const key = `${id} ${String(code)}`;
      byLine.set(key, [...(byLine.get(key) ?? []), entry]);
    }
  }
  const codes: readonly unknown[] = place
    ? place.enum.$values.filter((code) => places.has(code))
    : [undefined];
  const lines = [...names].flatMap(([id, substation]) =>
    codes.map((code): Line<Row> => {
      const key = `${id} ${String(code)}`;
      const own = byLine.get(key) ?? [];
      return {
        key,
        substation: place && names.size === 1 ? '' : substation,
        place: place ? cellText(code, 'code', { enum: place.enum }) : '',
        at: { place: code, substation: { id: ids.get(id) ?? id, name: substation } },
        entries: own,
        gaps: ahead && gapsOf(own, ahead),
      };
    }),
  );
  return {
    // Where gaps are not looked for, a line without anything says nothing.
    lines: ahead ? lines : lines.filter(({ entries: own }) => own.length > 0),
    shown: valid,
    invalid: entries.filter(({ from, to }) => from > to),
  };
}
export type ComposedSchedule<Row> = ReturnType<typeof composeSchedule<Row & ById>>;

/** The line that is free next. */
export function nextFree<Row>(lines: readonly Line<Row>[]) {
  const [next] = lines
    .flatMap((line) => (line.gaps?.[0] ? [{ line, gap: line.gaps[0] }] : []))
    .toSorted((a, b) => a.gap.from - b.gap.from);
  return next;
}

/** A mark takes the room of its title. */
const markDays = 14;

/** The days that the mark of a day takes: before the day where there is no room after it. */
function markedDays(day: number, window: Period): Period {
  const isBefore = day + markDays - 1 > window.to;
  return isBefore ? { from: day - markDays + 1, to: day } : { from: day, to: day + markDays - 1 };
}

/** The entries of a line inside of a window, in lanes, with the days that each takes on the axis. */
export const lanesOf = <Row>({ entries }: Line<Row>, window: Period, isMarks: boolean) =>
  placeInLanes(
    entries
      .filter((entry) => isIn(entry, window))
      .map((entry) => {
        const { from, to } = isMarks ? markedDays(entry.to, window) : entry;
        return { entry, from, to };
      }),
  );
