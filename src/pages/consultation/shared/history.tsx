import type { Endpoint } from '@/api/endpoint';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { ById, Items } from '@/api/types';
import { RecordPopup } from '@/crud/record-popup';
import { DetailView } from '@/elements/details/detail-view';
import { useTranslation } from '@/i18n';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { CallList } from './calls';
import type { Consult } from './consultation-page';

interface HistoryProps {
  name: string;
  load: Endpoint<ById, Items<ConnectRecord>>;
  consult: Consult;
  onClose: () => void;
}

const columns: Column<Consult>[] = [
  { key: 'companyName' },
  { key: 'mobile', type: 'phone' },
  { key: 'regionName' },
  { key: 'creationTime', type: 'dateTime' },
  { key: 'content' },
];
const factsPerLine = 2;

/** A consultation with all calls about it. */
export function History({ name, load, consult, onClose }: HistoryProps) {
  const { t } = useTranslation();
  const title = t('consultation.historyOf', { applicant: consult.applicant });
  return (
    <RecordPopup
      title={title}
      load={(signal) => load({ id: consult.id }, { signal })}
      onClose={() => onClose()}
    >
      {({ items }) => (
        <Grid gap={4}>
          <DetailView name={name} columns={columns} row={consult} perLine={factsPerLine} />
          <CallList title={title} items={items} />
        </Grid>
      )}
    </RecordPopup>
  );
}
