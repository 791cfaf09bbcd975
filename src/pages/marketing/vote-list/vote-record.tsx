import { vote as record, type Vote } from '@/api/company/vote';
import { voteCompanyApi, type VoteCompany } from '@/api/company/vote-company';
import type { CallOptions } from '@/api/endpoint';
import { firstPage } from '@/config/limits';
import { declareColumns } from '@/crud/declare';
import { RecordSection } from '@/crud/record/record-section';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { Cell } from '@/elements/table/cells/cells';
import { RecordList } from '@/elements/table/record-list';
import { t, useTranslation } from '@/i18n';
import { formatPeriod } from '@/lib/time';
import { TimeLeft } from '@/pages/marketing/shared/time-left';
import { paths } from '@/paths';
import type { Column } from '@/schema/column';
import type { RecordBody } from '@/schema/crud';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';

const limit = 5;

/** The companies of a vote that lead. */
const leadersOf = ({ id, votes, companyCount }: Vote) => ({
  // What a vote changes is part of the key, so that they are loaded again then.
  key: ['leaders of vote', id, votes, companyCount] as const,
  load: (options: CallOptions) =>
    voteCompanyApi.list({ voteId: id, page: firstPage, limit, sort: 'votes descending' }, options),
});

const name = 'marketing.vote';
const votePage = ({ substationId, id, title }: Vote) =>
  paths.voteCompany(String(substationId), String(id), title);
const marks = declareColumns(record, ['status']);
const figures = declareColumns(record, ['votes', 'visits', 'companyCount']);
const facts = declareColumns(record, ['dailyVotes', 'isSignUp', 'image']);
const leaders: Column<VoteCompany>[] = [
  { key: 'rank', type: 'number', look: 'place', width: 72 },
  { key: 'companyName', width: 240, isTitle: true },
  { key: 'votes', type: 'number', bar: true, width: 120 },
];

/** A vote: its status, period and figures, and the companies that lead. */
function VoteRecord({ vote }: { vote: Vote }) {
  useTranslation();
  const { substationName, startTime, endTime } = vote;
  return (
    <Grid gap={4} columns={1}>
      <RecordHead
        marks={
          <>
            {marks.map((column) => (
              <Cell key={column.key} column={column} row={vote} />
            ))}
            <TimeLeft vote={vote} />
          </>
        }
        facts={[cellText(substationName), formatPeriod(startTime, endTime)]}
      />
      <Figures name={name} columns={figures} row={vote} />
      <DetailView name={name} columns={facts} row={vote} perLine={2} />
      <RecordSection
        title={t('marketing.voteCompany.title')}
        part={leadersOf(vote)}
        to={votePage(vote)}
      >
        {(items) => (
          <RecordList
            name="marketing.voteCompany"
            columns={leaders}
            // While nobody has voted, nobody has a place.
            rows={vote.votes ? items : items.map((one) => ({ ...one, rank: null }))}
          />
        )}
      </RecordSection>
    </Grid>
  );
}

export const voteBody: RecordBody<Vote> = {
  parts: (vote) => [leadersOf(vote)],
  content: (vote) => <VoteRecord vote={vote} />,
};
