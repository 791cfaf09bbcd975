import { Grid, Row, Text } from '@/ui/layout/layout';
import type { RouteCellOf } from './route-matrix';
import type { RouteTable } from './route-table';
import styles from './routes.module.css';

interface RouteCardsProps {
  table: RouteTable;
  cell: RouteCellOf;
  onOpen: (from: string, to: string) => void;
}

/** A table of routes on a phone: one destination after the other, which opens to its starts. */
export function RouteCards({ table: { columns, rows }, cell, onOpen }: RouteCardsProps) {
  return (
    <Grid as="ul" gap={2}>
      {columns.map((column) => {
        const { key, title, group } = column;
        return (
          <li key={key}>
            <details className={styles.destination}>
              <summary>
                <Row as="span" gap={2} justify="between" grow touch={36}>
                  <Text medium>{group === title || !group ? title : `${group} ${title}`}</Text>
                  {cell(undefined, column).content}
                </Row>
              </summary>
              <ul>
                {rows.map((start) => {
                  const { label, content, isDisabled } = cell(start, column);
                  return (
                    content && (
                      <li key={start.key}>
                        <button
                          type="button"
                          className={styles.route}
                          aria-disabled={isDisabled || undefined}
                          onClick={() => !isDisabled && onOpen(start.key, key)}
                        >
                          <span className="visually-hidden">{label}</span>
                          <span aria-hidden="true">{start.name}</span>
                          <span aria-hidden="true">{content}</span>
                        </button>
                      </li>
                    )
                  );
                })}
              </ul>
            </details>
          </li>
        );
      })}
    </Grid>
  );
}
