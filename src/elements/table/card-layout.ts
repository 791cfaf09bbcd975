import type { AnyColumn, CardPlaces } from '@/schema/column';
import { columnKind, titleColumn } from '@/values/columns';

export interface CardLayout<Row> {
  /** Before the title. */
  picture?: AnyColumn<Row>;
  title?: AnyColumn<Row>;
  status?: AnyColumn<Row>;
  /** Where it begins and ends. */
  route: AnyColumn<Row>[];
  /** They share a line. */
  facts: AnyColumn<Row>[];
  details: AnyColumn<Row>[];
  /** What the record says, such as a message. */
  text?: AnyColumn<Row>;
  /** Columns that show only while the card is expanded. */
  rest: AnyColumn<Row>[];
}

const detailCount = 2;
const callable = <Row>(column: AnyColumn<Row>) => Number(columnKind(column).isCallable ?? false);

/** Assigns each column a place on the card. A place whose column the list does not have stays empty. */
export function cardLayout<Row>(
  columns: AnyColumn<Row>[],
  places: CardPlaces = {},
): CardLayout<Row> {
  const byKey = new Map<string, AnyColumn<Row>>(columns.map((column) => [column.key, column]));
  const title = titleColumn(columns);
  const picture = byKey.get(places.picture ?? '');
  const status = places.status
    ? byKey.get(places.status)
    : columns.find((column) => column !== title && columnKind(column).isStatus?.(column));
  const text = byKey.get(places.text ?? '');
  const placed = new Set([title, status, picture, text]);
  const others = columns.filter((column) => !placed.has(column));
  // Without those that have a place already, as the default status may be among the details.
  const at = (keys: readonly string[] = []) =>
    keys.flatMap((key) => others.find((column) => column.key === key) ?? []);
  const [route, facts] = [at(places.route), at(places.facts)];
  const hasPlaces = places.route ?? places.facts ?? places.details ?? places.text;
  const details = hasPlaces ? at(places.details) : others.slice(0, detailCount);
  const shown = new Set([...route, ...facts, ...details]);
  return {
    picture,
    title,
    status,
    route,
    facts,
    text,
    // A phone number comes first: a touch on it needs more room than its line, which the actions below do not have.
    details: details.toSorted((a, b) => callable(b) - callable(a)),
    rest: others.filter((column) => !shown.has(column)),
  };
}

/** The columns that a card shows before those that it does not: a table with little room has them in view. */
export function byWeight<Row>(columns: AnyColumn<Row>[], places?: CardPlaces): AnyColumn<Row>[] {
  const { rest } = cardLayout(columns, places);
  return columns.toSorted((a, b) => Number(rest.includes(a)) - Number(rest.includes(b)));
}
