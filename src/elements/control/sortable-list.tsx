import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { useInnerLayer } from '@/ui/overlay/layer';
import styles from './sortable-list.module.css';

interface SortableItem {
  id: string;
  /** Name of the item for screen readers. */
  text: string;
  content: ReactNode;
}

export interface SortableListProps {
  label: string;
  items: readonly SortableItem[];
  /** Moves the item with that id to the position of another. */
  onMove: (id: string, to: string) => void;
}

function Item({ id, text, content }: SortableItem) {
  const { t } = useTranslation();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <Row
      ref={setNodeRef}
      as="li"
      gap={2}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        label={t('elements.sort.move', { text })}
      >
        <Icon icon={HolderOutlined} />
      </IconButton>
      {content}
    </Row>
  );
}

/** Announcements for screen readers. */
function useAnnouncements(items: readonly SortableItem[]): Announcements {
  const { t } = useTranslation();
  const announce = (
    key: 'picked' | 'over' | 'dropped' | 'cancelled',
    id: unknown,
    overId: unknown,
  ) => {
    const position = items.findIndex((item) => item.id === overId) + 1;
    const text = items.find((item) => item.id === id)?.text ?? '';
    return t(`elements.sort.${key}`, { text, place: position, count: items.length });
  };
  return {
    onDragStart: ({ active }) => announce('picked', active.id, active.id),
    onDragOver: ({ active, over }) => announce('over', active.id, over?.id ?? active.id),
    onDragEnd: ({ active, over }) => announce('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announce('cancelled', active.id, active.id),
  };
}

/** Keeps the dialog around open while an item is moved: Esc puts the item back. */
function MoveLayer() {
  useInnerLayer(() => undefined);
  return null;
}

/** A list that the user sorts by dragging or by keyboard: Space picks an item up and drops it, arrow keys move it. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const { t } = useTranslation();
  const announcements = useAnnouncements(items);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [isMoving, setIsMoving] = useState(false);
  // Only after the key that ends it has reached the dialog.
  const endMove = () => setTimeout(() => setIsMoving(false));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    endMove();
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('elements.sort.help') },
      }}
      onDragStart={() => setIsMoving(true)}
      onDragCancel={endMove}
      onDragEnd={onDragEnd}
    >
      {isMoving && <MoveLayer />}
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
