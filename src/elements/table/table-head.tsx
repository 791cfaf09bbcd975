import type { DrawnColumn } from './columns';
import styles from './data-table.module.css';
import { SortIcon } from './icons';
import { nextSort, sortWay } from './sort';

interface TableHeadProps<Row> {
  columns: DrawnColumn<Row>[];
  sort?: string;
  onSort: (sort: string | undefined) => void;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {columns.map(({ id, size }) => (
          <col key={id} style={{ width: size }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, label, align, pinned, declared }) => (
            <th
              key={id}
              scope="col"
              className={styles.head}
              data-align={align}
              data-pinned={pinned || undefined}
              aria-sort={declared?.sortable ? sortWay(sort, id) : undefined}
            >
              {declared?.sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  title={label}
                  onClick={() => onSort(nextSort(sort, id))}
                >
                  <span className={styles.label}>{label}</span>
                  <SortIcon />
                </button>
              ) : (
                <span className={styles.label} title={label}>
                  {label}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
