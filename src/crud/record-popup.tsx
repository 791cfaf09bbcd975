import type { ReactNode } from 'react';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';

interface RecordPopupProps<Data> {
  title: string;
  /** Id of the record, when the popups of several records have the same title. */
  id?: Id;
  load: (signal: AbortSignal) => Promise<Data>;
  onClose: () => void;
  /** Buttons to the previous and next record of the list. */
  pager?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A read-only popup that loads its content when it opens. */
export function RecordPopup<Data>(props: RecordPopupProps<Data>) {
  const { title, id, load, onClose, pager, children } = props;
  const { t } = useTranslation();
  const loaded = useLoad(['popup', title, id], load, { fresh: true });
  const footer = (
    <Row gap={2} align="stretch" justify="end">
      {pager}
      <Button onClick={onClose}>{t('common.close')}</Button>
    </Row>
  );
  return (
    <Popup title={title} wide footer={footer} onClose={onClose}>
      <QueryBoundary query={loaded} name={title} shape="record">
        {children}
      </QueryBoundary>
    </Popup>
  );
}
