import { useState } from 'react';
import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import {
  votingDetail,
  votingDetailApi,
  votingUser,
  votingVisitDetail,
  votingVisitDetailApi,
  type VotingUser,
} from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { embeddedCrud } from '@/crud/crud-page';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { Popup } from '@/ui/overlay/popup';
import { Tabs } from '@/ui/tabs';

const { list, remove, users } = votingDetailApi;

/** Leads to the details of a user; an unknown visitor has none. */
const details = { code: 'details', policy: P.consumer } as const;
const detailsOfUser = {
  ...details,
  visible: ({ userId }: { userId: Id }) => userId !== '',
  to: ({ userId }: { userId: Id }) => paths.userDetails(String(userId)),
};

/** The single votes; a dishonest one can be revoked. */
const SingleVotes = embeddedCrud({
  name: 'marketing.votingDetail',
  policy: P.vote,
  record: votingDetail,
  api: { list, remove },
  columns: [
    { key: 'user', width: 96 },
    { key: 'mobile', copyable: true },
    { key: 'companyName', width: 212 },
    'channel',
    { key: 'votingTime', sortable: true },
  ],
  card: { facts: ['companyName', 'votingTime'] },
  filters: ['userName', 'mobile', 'votingTime'],
  toolbar: ['exportTable'],
  rowActions: [detailsOfUser, { standard: 'delete', batch: true }],
  defaultSort: 'votingTime descending',
});

/** The voters with the number of their votes. */
const Voters = embeddedCrud({
  name: 'marketing.votingUser',
  policy: P.vote,
  record: votingUser,
  api: { list: users },
  columns: [
    { key: 'userName', width: 96 },
    { key: 'mobile', copyable: true },
    { key: 'votes', bar: true, sortable: true },
    { key: 'firstVotingTime', sortable: true },
    { key: 'lastVotingTime', sortable: true },
  ],
  card: { details: ['votes', 'lastVotingTime'] },
  filters: ['userName', 'mobile'],
  toolbar: ['exportTable'],
  rowActions: [{ ...details, to: ({ id }: VotingUser) => paths.userDetails(String(id)) }],
  defaultSort: 'votes descending',
});

/** The visitors. */
export const Visits = embeddedCrud({
  name: 'marketing.votingVisit',
  policy: P.vote,
  record: votingVisitDetail,
  api: { list: votingVisitDetailApi.list },
  columns: [
    { key: 'user', width: 96 },
    { key: 'mobile', copyable: true },
    'channel',
    { key: 'seconds', sortable: true },
    { key: 'visitTime', sortable: true },
  ],
  card: { facts: ['channel', 'seconds', 'visitTime'] },
  filters: ['userName', 'mobile', 'channel', 'visitTime'],
  toolbar: ['exportTable'],
  rowActions: [detailsOfUser],
  defaultSort: 'visitTime descending',
});

interface VoteDetailsProps {
  vote: Pick<Vote, 'id' | 'title'>;
  /** Without it, the votes of all companies are shown. Visits are counted for the whole vote. */
  company?: Pick<VoteCompany, 'id' | 'companyName'>;
  onClose: () => void;
}

/** The votes of a whole vote or of one company. */
export function VoteDetails({ vote, company, onClose }: VoteDetailsProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('votes');
  const baseQuery = { voteId: vote.id, ...(company && { voteCompanyId: company.id }) };
  const items = [
    { key: 'votes', content: <SingleVotes baseQuery={baseQuery} /> },
    { key: 'voters', content: <Voters baseQuery={baseQuery} /> },
    ...(company ? [] : [{ key: 'visits', content: <Visits baseQuery={baseQuery} /> }]),
  ];
  return (
    <Popup
      wide
      title={t('marketing.vote.detailsOf', { name: company?.companyName ?? vote.title })}
      onClose={onClose}
    >
      <Tabs
        label={t('marketing.vote.tabs.$label')}
        active={tab}
        onChange={setTab}
        items={items.map((item) => ({ ...item, label: t(`marketing.vote.tabs.${item.key}`) }))}
      />
    </Popup>
  );
}
