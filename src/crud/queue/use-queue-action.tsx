import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import type { ReactNode } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { usePlace } from '@/elements/filter/use-place';
import type { ToolbarButton } from '@/elements/toolbar/toolbar';
import { loadTexts } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { Preload } from '@/schema/field';
import type { AnyQueue } from '@/schema/queue';
import { useCan } from '@/stores/app-config';
import { queueParameter } from '@/stores/tabs';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const QueuePopup = lazyPopup(async () => {
  const [module] = await Promise.all([import('./queue-popup'), loadTexts('queue')]);
  return module.QueuePopup;
});

interface QueueContext<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  /** The columns and the conditions of the list. */
  columns: AnyColumn<Row>[];
  query: Query;
  onChanged: () => Promise<unknown>;
}

interface QueueAction {
  toolbar: ToolbarButton[];
  dialog: ReactNode;
  preload?: Preload;
}

/** The button that opens the declared queue of a list, and the queue while it is open. */
export function useQueueAction<Row extends ById, Query extends PageQuery, Input>({
  page,
  columns,
  query,
  onChanged,
}: QueueContext<Row, Query, Input>): QueueAction {
  const [place, moveTo] = usePlace(queueParameter);
  const can = useCan();
  const { queue } = page;
  if (!queue || !page.api.update || !can(page.policy)) return { toolbar: [], dialog: null };
  return {
    preload: QueuePopup.preload,
    toolbar: [
      {
        code: 'queue',
        type: 'primary',
        icon: PlayCircleOutlined,
        onClick: () => moveTo('first'),
      },
    ],
    dialog: place !== null && (
      <QueuePopup
        page={page}
        queue={queue as AnyQueue<Row, Query>}
        columns={columns}
        query={{ ...queue.waiting, ...query }}
        place={place}
        onPlace={moveTo}
        onClose={(changed) => {
          moveTo(null);
          if (changed) void onChanged();
        }}
      />
    ),
  };
}
