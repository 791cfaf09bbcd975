import { companyApi } from '@/api/company/company';
import type { Vote } from '@/api/company/vote';
import {
  voteCompanyApi,
  type VoteCompaniesInput,
  type VoteCompany,
  type VoteCompanyImageInput,
  type VoteCompanyQuery,
  type VoteCompanyStatusInput,
} from '@/api/company/vote-company';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { VoteCompanyStatus, VoteStatus } from '@/enums';
import { VoteDetails } from '@/pages/marketing/shared/vote-details';
import { P } from '@/policies';
import type { CheckedDeclaration, RenderDialog } from '@/schema/crud';
import type { Search } from '@/schema/record-type';

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

const declarations = new WeakMap<Vote, Declaration>();
type Declaration = CheckedDeclaration<
  VoteCompany,
  VoteCompanyQuery,
  VoteCompanyStatusInput,
  never,
  'exportTable'
>;

function declare(vote: Vote): Declaration {
  return {
    name,
    policy: P.vote,
    // Only the status can be changed in the list.
    api: { list: voteCompanyApi.list, update: voteCompanyApi.setStatus },
    columns: [
      { key: 'rank', type: 'number', sortable: true, card: 'detail' },
      { key: 'companyName', width: 280, card: 'title' },
      { key: 'imageUrl', type: 'image' },
      { key: 'votes', type: 'number', sortable: true, sum: true, card: 'detail' },
      {
        key: 'status',
        type: 'code',
        control: 'radio',
        enum: VoteCompanyStatus,
        width: 240,
        card: 'detail',
      },
      { key: 'creationTime', type: 'dateTime', sortable: true },
    ],
    filters: [
      { key: 'companyName' },
      { key: 'status', type: 'code', control: 'radio', enum: VoteCompanyStatus },
    ],
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
    defaultSort: 'votes descending',
  };
}

/** Declares the list of companies of a vote; cached, so that the same vote has the same declaration. */
export function candidatesOf(vote: Vote): Declaration {
  const known = declarations.get(vote) ?? declare(vote);
  declarations.set(vote, known);
  return known;
}
