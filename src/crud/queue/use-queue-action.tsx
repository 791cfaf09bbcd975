import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import { useRef } from 'react';
import type { ById, PageQuery } from '@/api/types';
import type { ShownQueue } from '@/crud/record/record-split';
import type { OpenRecord } from '@/crud/record/use-open-record';
import type { WalkedList } from '@/crud/record/use-walk';
import { useAddressParam } from '@/elements/filter/use-address';
import type { ToolbarButton } from '@/elements/toolbar/toolbar';
import { loadTexts } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { Preload } from '@/schema/field';
import type { AnyQueue } from '@/schema/queue';
import { useCan } from '@/stores/app-config';
import { openParameter, queueParameter } from '@/stores/tabs';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { useIsWide } from '@/ui/use-media';
import { firstPlace } from './queue-steps';

const QueuePanel = lazyPopup(async () => {
  const texts = ['queue', 'panel'].map((group) => loadTexts(group));
  const [module] = await Promise.all([import('./queue-panel'), ...texts]);
  return module.QueuePanel;
});

interface QueueContext<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  list: WalkedList<Row, Query> & { query: Query };
  /** The columns of the list. */
  columns: AnyColumn<Row>[];
  opened: OpenRecord;
  onChanged: () => Promise<unknown>;
}

interface QueueAction {
  toolbar: ToolbarButton[];
  shown: ShownQueue | null;
  preload?: Preload;
}

/** The button that opens the declared queue of a list, and the queue while it is open. */
export function useQueueAction<Row extends ById, Query extends PageQuery, Input>({
  page,
  list,
  columns,
  opened,
  onChanged,
}: QueueContext<Row, Query, Input>): QueueAction {
  const [place, moveTo] = useAddressParam(queueParameter);
  const can = useCan();
  const isWide = useIsWide();
  /** The conditions that the queue has added to those of the list, until it closes. */
  const added = useRef<string[]>([]);
  const { queue } = page;
  if (!queue || !page.api.update || !can(page.policy)) return { toolbar: [], shown: null };
  const open = () => {
    if (place !== null) return;
    moveTo(firstPlace, (params) => {
      params.delete(openParameter);
      // Over the list, its rows are not seen.
      if (!isWide) return;
      const waiting = Object.entries(queue.waiting).filter(([key]) => !params.has(key));
      added.current = waiting.map(([key]) => key);
      for (const [key, value] of waiting) params.set(key, String(value));
    });
  };
  const close = () => {
    moveTo(null, (params) => {
      for (const key of added.current) params.delete(key);
    });
    added.current = [];
  };
  return {
    preload: QueuePanel.preload,
    toolbar: [{ code: 'queue', type: 'primary', icon: PlayCircleOutlined, onClick: open }],
    shown:
      place === null
        ? null
        : {
            place,
            close,
            draw: (box, isBeside) => (
              <QueuePanel
                {...{ page, columns, list, opened, place, box, isBeside }}
                queue={queue as AnyQueue<Row, Query>}
                query={{ ...queue.waiting, ...list.query }}
                onPlace={moveTo}
                onChanged={() => void onChanged()}
                onClose={close}
              />
            ),
          },
  };
}
