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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon } from '@/elements/table/icons';
import styles from './sortable-list.module.css';

export interface SortableItem {
  id: string;
  /** What the item is called, for those who move it without seeing it. */
  text: string;
  content: ReactNode;
}

export interface SortableListProps {
  label: string;
  items: readonly SortableItem[];
  /** The item of one id takes the place of another. */
  onMove: (id: string, to: string) => void;
}

function Item({ id, text, content }: SortableItem) {
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
        aria-label={t('elements.sort.move', { text })}
      >
        <GripIcon />
      </button>
      {content}
    </li>
  );
}

/** A list put in order by dragging, or by the keyboard: space takes an item up, arrows carry it, space lets go. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
