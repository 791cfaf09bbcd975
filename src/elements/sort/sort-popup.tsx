import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { AnyEndpoint } from '@/api/endpoint';
import type { ById } from '@/api/types';
import { SortableList, type SortableListProps } from '@/elements/control/sortable-list';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useInvalidate, useLoad } from '@/elements/query/use-load';
import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { notifySaved } from '@/ui/feedback/notify-saved';
import { Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { NativeSelect } from '@/ui/text-input';
import { restoreOrder } from './restore-order';
import styles from './sort-popup.module.css';

interface SortPopupProps<Row extends ById> {
  title: string;
  /** Loads all rows in their current order. */
  load: (signal: AbortSignal) => Promise<readonly Row[]>;
  nameOf: (row: Row) => string;
  /** The places in which users see a row; only rows of one place stand beside each other. Without it, all do. */
  placesOf?: (row: Row) => readonly string[];
  /** Sends the new order. The API client reports a failure, and the popup stays open. */
  save: (rows: Row[]) => Promise<unknown>;
  /** `changed` is true when the order on the server has changed. */
  onClose: (changed: boolean) => void;
  /** The lists that show the order, which are loaded again when it was restored. */
  lists: readonly AnyEndpoint[];
}

/** The rows with one moved to the place of another. */
const moved = <Row extends ById>(rows: readonly Row[], id: string, to: string): Row[] => {
  const ids = rows.map((row) => String(row.id));
  return arrayMove([...rows], ids.indexOf(id), ids.indexOf(to));
};

interface RowsProps<Row> extends Pick<SortableListProps, 'label' | 'onMove'> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
}

function Rows<Row extends ById>({ label, rows, nameOf, onMove }: RowsProps<Row>) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <Text as="p" align="center" padding={4} tone="muted">
        {t('elements.table.empty')}
      </Text>
    );
  const items = rows.map((row, index) => ({
    id: String(row.id),
    text: nameOf(row),
    content: (
      <>
        <Text tone="muted" digits rigid className={styles.place}>
          {index + 1}
        </Text>
        <Text breaks shrink>
          {nameOf(row)}
        </Text>
      </>
    ),
  }));
  return <SortableList label={label} items={items} onMove={onMove} />;
}

interface PlacedProps<Row> extends RowsProps<Row>, Pick<SortPopupProps<Row & ById>, 'placesOf'> {}

/** The rows of one place, which a select chooses. A moved row keeps its order among the rows of other places. */
function Placed<Row extends ById>({ placesOf, rows, ...props }: PlacedProps<Row>) {
  const { t } = useTranslation();
  const places = [...new Set(rows.flatMap((row) => placesOf?.(row) ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'zh'),
  );
  const [chosen, setChosen] = useState<string>();
  const place = chosen ?? places[0];
  if (!placesOf || place === undefined) return <Rows {...props} rows={rows} />;
  return (
    <>
      <NativeSelect
        aria-label={t('elements.sort.place')}
        className={styles.choice}
        value={place}
        onChange={({ target }) => setChosen(target.value)}
      >
        {places.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </NativeSelect>
      <Rows {...props} rows={rows.filter((row) => placesOf(row).includes(place))} />
    </>
  );
}

/** A dialog that changes the order of the records of a list. */
export function SortPopup<Row extends ById>(props: SortPopupProps<Row>) {
  const { title, load, nameOf, placesOf, save, onClose, lists } = props;
  const { t } = useTranslation();
  const loaded = useLoad(['order', title], load, { fresh: true });
  const invalidate = useInvalidate(...lists);
  const [order, setOrder] = useState<Row[] | null>(null);
  const [busy, setBusy] = useState(false);
  const close = async () => {
    if (busy) return;
    if (!order || (await confirmDiscard())) onClose(false);
  };
  const send = async () => {
    if (!order) return;
    const former = loaded.data?.map(({ id }) => id) ?? [];
    setBusy(true);
    const saved = await save(order).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!saved) return;
    const run = () => restoreOrder(former, order, { load, save });
    const isMoved = order.some(({ id }, index) => id !== former[index]);
    const tasks = isMoved ? [{ id: title, record: title, name: title, run }] : [];
    notifySaved(tasks, invalidate);
    onClose(true);
  };
  return (
    <Popup
      title={title}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!order} onClick={() => void send()}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Text as="p" below={2} tone="muted" size={12}>
        {t('elements.sort.hint')}
      </Text>
      <QueryBoundary query={loaded} name={title}>
        {(data) => (
          <Placed
            label={title}
            rows={order ?? data}
            nameOf={nameOf}
            placesOf={placesOf}
            onMove={(id, to) => setOrder(moved(order ?? data, id, to))}
          />
        )}
      </QueryBoundary>
    </Popup>
  );
}
