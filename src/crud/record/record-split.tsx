import {
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ById, PageQuery } from '@/api/types';
import { PopupBoundary } from '@/elements/query/popup-boundary';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { loadTexts } from '@/i18n';
import type { CrudDeclaration } from '@/schema/crud';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { useIsWide } from '@/ui/use-media';
import type { OpenRecord } from './use-open-record';
import type { WalkedList } from './use-walk';
import styles from './record-split.module.css';

const RecordPanel = lazyPopup(
  async () => {
    const [module] = await Promise.all([import('./record-panel'), loadTexts('panel')]);
    return module.RecordPanel;
  },
  ({ opened }) => opened.open(null),
);
export const preloadPanel = RecordPanel.preload;

/** The queue of a list while it is open. */
export interface ShownQueue {
  /** Id of its record. */
  place: string;
  /** Draws it in this box, beside the rows or over them. */
  draw: (box: RefObject<HTMLElement | null>, isBeside: boolean) => ReactNode;
  close: () => void;
}

interface RecordSplitProps<Row extends ById, Query extends PageQuery, Input> {
  page: Pick<CrudDeclaration<Row, Query, Input>, 'name' | 'columns' | 'api' | 'panel'>;
  list: WalkedList<Row, Query>;
  opened: OpenRecord;
  actions: ((row: Row) => readonly ResolvedAction[]) | undefined;
  /** Takes the place of the open record. */
  queue: ShownQueue | null;
  embedded: boolean;
  /** The rows and the pages of the list. */
  children: ReactNode;
}

/** Whether a record stands beside its list, instead of over it. */
export const useIsBeside = (embedded: boolean) => useIsWide() && !embedded;

/** The rows of a list and, while one is open, its record beside them. */
export function RecordSplit<Row extends ById, Query extends PageQuery, Input>(
  props: RecordSplitProps<Row, Query, Input>,
) {
  const { page, list, opened, actions, queue, embedded, children } = props;
  const { panel } = page;
  const { id, handle } = opened;
  const box = useRef<HTMLDivElement>(null);
  const isBeside = useIsBeside(embedded);
  const onPress = (event: KeyboardEvent | PointerEvent) => handle.current?.onPress?.(event);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows and the panel inside take the focus
    <div
      ref={box}
      className={styles.split}
      data-open={((id !== null || queue !== null) && isBeside) || undefined}
      data-print="flow"
      onKeyDown={(event) => handle.current?.onKeyDown(event)}
      onKeyDownCapture={onPress}
      onPointerDownCapture={onPress}
    >
      <div className={styles.list} data-print="flow">
        {children}
      </div>
      {queue && (
        <PopupBoundary
          subject={queue.place}
          draw={() => queue.draw(box, isBeside)}
          onClose={queue.close}
        />
      )}
      {panel && !queue && id !== null && (
        <PopupBoundary
          subject={id}
          draw={() => (
            <RecordPanel {...{ page, panel, list, opened, id, actions, box, isBeside, embedded }} />
          )}
          onClose={() => opened.open(null)}
        />
      )}
    </div>
  );
}
