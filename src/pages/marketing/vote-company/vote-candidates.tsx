import { companyApi } from '@/api/company/company';
import { voteApi, type Vote } from '@/api/company/vote';
import {
  voteCompanyApi,
  type VoteCompaniesInput,
  type VoteCompany,
  type VoteCompanyImageInput,
} from '@/api/company/vote-company';
import { declareList } from '@/crud/declare';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { VoteStatus } from '@/enums';
import { VoteDetails } from '@/pages/marketing/shared/vote-details';
import { P } from '@/policies';
import type { RenderDialog } from '@/schema/crud';
import type { Search } from '@/schema/record-type';
import { standing, standingSort, standingsOf } from './standings';

const name = 'marketing.voteCompany';

/** Finds companies that can join a vote: the enabled ones of its sub-station. */
const searchCandidates =
  ({ substationId }: Vote): Search =>
  async (companyName, signal) => {
    const query = { companyName, substationId, isActive: true };
    const { items } = await companyApi.search(query, { signal });
    return items.map((company) => ({ value: company.id, label: company.companyName }));
  };

const addTo = (vote: Vote): RenderDialog<unknown> =>
  formAction<unknown, Pick<VoteCompaniesInput, 'companyIds'>>({
    name,
    code: 'new',
    fields: [
      {
        key: 'companyIds',
        type: 'record',
        search: searchCandidates(vote),
        multiple: true,
        required: true,
      },
    ],
    save: ({ companyIds }) => voteCompanyApi.add({ voteId: vote.id, companyIds }),
  });

const replaceImage = formAction<VoteCompany, VoteCompanyImageInput>({
  name,
  code: 'image',
  fields: [{ key: 'imageId', type: 'image', aspect: 1 }],
  initial: (company) => company,
  reload: ({ id, voteId, companyId }) => findRow(voteCompanyApi.list, { voteId, companyId }, id),
  save: ({ imageId }, { id, concurrencyStamp }) =>
    voteCompanyApi.setImage({ id, imageId: imageId ?? null, concurrencyStamp }),
});

type Declaration = ReturnType<typeof declare>;
const declarations = new WeakMap<Vote, Declaration>();

function declare(vote: Vote) {
  return declareList({
    name,
    policy: P.vote,
    record: standing,
    // Only the status can be changed in the list.
    api: { list: standingsOf(vote), update: voteCompanyApi.setStatus },
    columns: [
      { key: 'rank', look: 'place', sortable: true, width: 80 },
      { key: 'company', width: 280, isTitle: true },
      'image',
      { key: 'votes', bar: true, sortable: true, sum: true, width: 176 },
      { key: 'share', width: 112 },
      'gap',
      { key: 'status', control: 'select' },
      { key: 'creationTime', sortable: true },
    ],
    card: { details: ['votes'], facts: ['rank', 'share'] },
    filters: ['companyName', { key: 'status', control: 'radio' }],
    toolbar: [
      // No company can join a vote that has ended.
      ...(vote.status === VoteStatus.ended ? [] : [{ code: 'new' as const, dialog: addTo(vote) }]),
      'exportTable',
    ],
    rowActions: [
      {
        code: 'details',
        dialog: (company, close) => (
          <VoteDetails vote={vote} company={company} onClose={() => close(true)} />
        ),
      },
      { code: 'image', dialog: replaceImage },
    ],
    // The head shows the sum of the votes and those of each day; the list of votes shows the number of companies.
    invalidates: [voteApi.one, voteApi.list],
    defaultSort: standingSort,
  });
}

/** Declares the list of companies of a vote; cached, so that the same vote has the same declaration. */
export function candidatesOf(vote: Vote): Declaration {
  const known = declarations.get(vote) ?? declare(vote);
  declarations.set(vote, known);
  return known;
}
