import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { Button } from '@/elements/button';
import type { Column } from '@/elements/crud/column-schema';
import { label } from '@/i18n';
import {
  arranged,
  moveColumn,
  noteKnownColumns,
  resetLayout,
  setColumnPin,
  useTableLayoutOf,
  type Pin,
} from '@/stores/table-layout';
import { columnSetting, saveChosenKeys, useChosenKeys } from '@/stores/table-settings';
import styles from './column-settings.module.css';
import { GripIcon } from './icons';

export interface ColumnSettingsProps<Row> {
  /** Name of the page, and of its table. */
  name: string;
  columns: Column<Row>[];
}

interface ItemProps {
  id: string;
  text: string;
  shown: boolean;
  pin: Pin;
  onShow: (shown: boolean) => void;
  onPin: (pin: Pin) => void;
}

const pins: Pin[] = ['none', 'start', 'end'];

function Item({ id, text, shown, pin, onShow, onPin }: ItemProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('elements.columns.move', { column: text })}
      >
        <GripIcon />
      </button>
      <label className={styles.name}>
        <input type="checkbox" checked={shown} onChange={({ target }) => onShow(target.checked)} />
        {text}
      </label>
      <select
        className={styles.pin}
        aria-label={t('elements.columns.pin', { column: text })}
        value={pin}
        onChange={({ target }) => onPin(pins.find((one) => one === target.value) ?? 'none')}
      >
        {pins.map((one) => (
          <option key={one} value={one}>
            {t(`elements.columns.pins.${one}`)}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Which columns show, in which order, and which stay in view. Takes effect at once. */
export function ColumnSettings<Row>({ name, columns }: ColumnSettingsProps<Row>) {
  const { t } = useTranslation();
  const layout = useTableLayoutOf(name);
  const chosen = useChosenKeys(name, columnSetting);
  const keys: string[] = columns.map(({ key }) => key);
  const usual = columns.filter(({ optional }) => !optional).map(({ key }) => key);
  const { order, shown } = arranged(keys, chosen ?? usual, layout);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const save = (next: string[]) => {
    noteKnownColumns(name, keys);
    // A refusal is told by the client, and the columns are as before.
    void saveChosenKeys(name, columnSetting, next).catch(() => undefined);
  };
  const show = (key: string, on: boolean) => {
    const next = order.filter((one) => (one === key ? on : shown.has(one)));
    // A table without a single column would be an empty page.
    if (next.length) save(next);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) moveColumn(name, keys, String(active.id), String(over.id));
  };
  const reset = () => {
    resetLayout(name);
    save(usual);
  };
  const pinOf = (key: string): Pin => layout.pins[key] ?? (key === keys[0] ? 'start' : 'none');
  return (
    <div className={styles.settings}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={t('elements.columns.title')}>
            {order.map((key) => (
              <Item
                key={key}
                id={key}
                text={label(name, 'fields', key)}
                shown={shown.has(key)}
                pin={pinOf(key)}
                onShow={(on) => show(key, on)}
                onPin={(pin) => setColumnPin(name, key, pin)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <div className={styles.foot}>
        <span className={styles.hint}>{t('elements.columns.hint')}</span>
        <Button look="text" onClick={reset}>
          {t('elements.columns.reset')}
        </Button>
      </div>
    </div>
  );
}
