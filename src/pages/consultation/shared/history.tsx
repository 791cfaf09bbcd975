import type { Endpoint } from '@/api/endpoint';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { ById, Items } from '@/api/types';
import { declarePanel } from '@/crud/declare';
import { DetailView } from '@/elements/details/detail-view';
import { t } from '@/i18n';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { CallList } from './calls';
import type { Consult } from './consultation-page';

const columns: Column<Consult>[] = [
  { key: 'companyName' },
  { key: 'mobile', type: 'phone' },
  { key: 'regionName' },
  { key: 'creationTime', type: 'dateTime' },
  { key: 'content' },
];
const factsPerLine = 2;

const titleOf = ({ applicant }: Consult) => t('consultation.historyOf', { applicant });

/** A consultation with all calls about it. */
export const historyPanel = (name: string, load: Endpoint<ById, Items<ConnectRecord>>) =>
  declarePanel({
    title: titleOf,
    load: ({ id }, options) => load({ id }, options),
    content: (consult, { items }) => (
      <Grid gap={4}>
        <DetailView name={name} columns={columns} row={consult} perLine={factsPerLine} />
        <CallList title={titleOf(consult)} items={items} />
      </Grid>
    ),
  });
