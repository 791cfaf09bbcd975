import { useState } from 'react';
import type { Sorting } from '@/elements/table/columns/table-head';
import { label, useTranslation } from '@/i18n';
import { Box } from '@/ui/layout/layout';
import { Drawer } from '@/ui/overlay/popup';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** Name of the page, for labels. */
  name: string;
  /** Columns that the list can be sorted by. */
  keys: string[];
  sorting: Sorting;
}

const directions = ['ascending', 'descending'] as const;

/**
 * Sorts a list on a phone, where there are no column headers: a button that opens all sort orders in a bottom sheet.
 */
export function SortButton({ name, keys, sorting }: SortButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const title = t('elements.sorting.title');
  const orders: { sort: string | undefined; text: string }[] = [
    { sort: undefined, text: t('elements.sorting.none') },
    ...keys.flatMap((key) =>
      directions.map((direction) => ({
        sort: `${key} ${direction}`,
        text: t(`elements.sorting.${direction}`, { column: label(name, 'fields', key) }),
      })),
    ),
  ];
  const current = orders.find(({ sort }) => sort === sorting.by);
  const close = () => setIsOpen(false);
  const choose = (sort: string | undefined) => {
    close();
    if (sort !== sorting.by) sorting.onChange(sort);
  };
  return (
    <>
      <Box
        as="button"
        frame
        rigid
        className={styles.button}
        type="button"
        // A list may start with a sort order that is not among the options.
        aria-label={current && t('elements.sorting.now', { order: current.text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </Box>
      {isOpen && (
        <Drawer title={title} placement="bottom" onClose={close}>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <li key={String(order.sort)}>
                <button
                  type="button"
                  aria-pressed={order === current}
                  onClick={() => choose(order.sort)}
                >
                  {order.text}
                </button>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}
