import type { AnyColumn } from '@/schema/column';

export interface CardLayout<Row> {
  title?: AnyColumn<Row>;
  status?: AnyColumn<Row>;
  details: AnyColumn<Row>[];
  /** Columns that show only while the card is expanded. */
  rest: AnyColumn<Row>[];
}

const detailCount = 2;

/**
 * Assigns each column a place on the card. Without marked columns the first one is the title and the next two are the
 * details.
 */
export function cardLayout<Row>(columns: AnyColumn<Row>[]): CardLayout<Row> {
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const status = columns.find(
    (column) => column.type === 'enum' && column.key === 'status' && column !== title,
  );
  const others = columns.filter((column) => column !== title && column !== status);
  const marked = others.filter(({ card }) => card === 'detail');
  const details = marked.length ? marked : others.slice(0, detailCount);
  return { title, status, details, rest: others.filter((column) => !details.includes(column)) };
}
