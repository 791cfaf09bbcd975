import type { Endpoint } from '@/api/endpoint';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import type { ById, Items } from '@/api/types';
import { declareBody } from '@/crud/declare';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { Cell } from '@/elements/table/cells/cells';
import { elapsedText } from '@/elements/text/relative-text';
import { CompanyType, ConnectType } from '@/enums';
import { t, useTranslation } from '@/i18n';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import { CallList } from './calls';
import type { Consult, Own } from './consultation-page';

interface HeadFigures {
  age: string;
  calls: number;
  lastCall: string;
}
const mobile: Column<Consult> = { key: 'mobile', type: 'phone', copyable: true };
const figures: Column<HeadFigures>[] = [
  { key: 'age' },
  { key: 'calls', type: 'number' },
  { key: 'lastCall' },
];
/** What only one kind of enquiry has. */
const ownColumns = {
  companyType: { key: 'companyType', type: 'code', enum: CompanyType },
  voteTitle: { key: 'voteTitle' },
} satisfies Record<Own, Column<Consult>>;
const columns = (own?: Own): Column<Consult>[] => [
  { key: 'content' },
  { key: 'companyName' },
  ...(own ? [ownColumns[own]] : []),
  { key: 'regionName' },
  { key: 'substationName' },
  { key: 'creationTime', type: 'dateTime' },
  { key: 'handler' },
  { key: 'remark' },
];
const factsPerLine = 2;

const titleOf = ({ applicant }: Consult) => t('consultation.historyOf', { applicant });

interface HistoryProps {
  name: string;
  own?: Own;
  consult: Consult;
  calls: ConnectRecord[];
}

function History({ name, own, consult, calls }: HistoryProps) {
  useTranslation();
  const now = useMinute();
  const { connectType, creationTime } = consult;
  const head = {
    age: elapsedText(creationTime, now),
    calls: calls.length,
    lastCall: elapsedText(calls[0]?.creationTime, now),
  };
  return (
    <Grid gap={4} columns={1}>
      <RecordHead
        marks={
          <Status
            text={cellText(connectType, 'code', { enum: ConnectType })}
            tone={ConnectType.$tone(connectType)}
          />
        }
        facts={[<Cell key="mobile" column={mobile} row={consult} />]}
      />
      <Figures name="panel.consult" columns={figures} row={head} />
      <DetailView name={name} columns={columns(own)} row={consult} perLine={factsPerLine} />
      <CallList title={titleOf(consult)} items={calls} />
    </Grid>
  );
}

/** A consultation with all calls about it. */
export const historyBody = (name: string, load: Endpoint<ById, Items<ConnectRecord>>, own?: Own) =>
  declareBody({
    load: ({ id }: Consult, options) => load({ id }, options),
    content: (consult, { items }) => <History {...{ name, own, consult }} calls={items} />,
  });
