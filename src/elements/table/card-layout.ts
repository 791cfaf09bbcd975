import type { AnyColumn } from '@/schema/column';
import { columnKind, titleColumn } from '@/values/columns';

export interface CardLayout<Row> {
  /** A picture that is a detail is shown before the title. */
  picture?: AnyColumn<Row>;
  title?: AnyColumn<Row>;
  status?: AnyColumn<Row>;
  /** Where it begins and ends. */
  route: AnyColumn<Row>[];
  /** They share a line. */
  facts: AnyColumn<Row>[];
  details: AnyColumn<Row>[];
  /** Columns that show only while the card is expanded. */
  rest: AnyColumn<Row>[];
}

const detailCount = 2;
const callable = <Row>(column: AnyColumn<Row>) => Number(columnKind(column).isCallable ?? false);

/**
 * Assigns each column a place on the card. The first status is next to the title. Without marked columns the first
 * one is the title and the next two are the details.
 */
export function cardLayout<Row>(columns: AnyColumn<Row>[]): CardLayout<Row> {
  const title = titleColumn(columns);
  const status =
    columns.find(({ card }) => card === 'status') ??
    columns.find((column) => column !== title && columnKind(column).isStatus?.(column));
  const picture = columns.find(
    (column) => columnKind(column).isPicture && column.card === 'detail',
  );
  const placed = new Set([title, status, picture]);
  const others = columns.filter((column) => !placed.has(column));
  const at = (place: AnyColumn<Row>['card']) => others.filter(({ card }) => card === place);
  const [route, facts, marked] = [at('route'), at('fact'), at('detail')];
  const hasMarks = route.length + facts.length + marked.length > 0;
  const details = hasMarks ? marked : others.slice(0, detailCount);
  const shown = new Set([...route, ...facts, ...details]);
  return {
    picture,
    title,
    status,
    route,
    facts,
    // A phone number comes first: a touch on it needs more room than its line, which the actions below do not have.
    details: details.toSorted((a, b) => callable(b) - callable(a)),
    rest: others.filter((column) => !shown.has(column)),
  };
}
