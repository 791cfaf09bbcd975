import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { companyApi } from '@/api/company/company';
import { memberProperties, parkApi, type ParkMemberChange } from '@/api/company/park';
import type { CallOptions } from '@/api/endpoint';
import { ref } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import { embeddedCrud } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { withCall, asPagedList } from '@/elements/query/wrap-endpoint';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { RenderDialog, Ordering } from '@/schema/crud';
import type { Search } from '@/schema/record-type';

const name = 'company.details.member';

/** A member with the id of its park, which the removal of the member needs. */
const member = record(
  '',
  { ...memberProperties, park: ref({ named: false, filter: true }) },
  { without: ['concurrencyStamp', 'creationTime'] },
);
type MemberRow = RowOf<typeof member>;
type MemberQuery = QueryOf<typeof member>;

const loadMembers = async ({ id }: ById, options?: CallOptions) => {
  const { members } = await parkApi.one({ id }, options);
  const rows = members.map((one): MemberRow => ({ ...one, id: one.companyId, parkId: id }));
  return { items: rows };
};
const list = asPagedList(
  withCall(parkApi.one, loadMembers),
  ({ parkId = '' }: MemberQuery): ById => ({ id: parkId }),
);

const ordering: Ordering<MemberRow, MemberQuery> = {
  load: async ({ parkId = '' }, options) => (await loadMembers({ id: parkId }, options)).items,
  save: (rows, { parkId }) =>
    parkApi.sort({ id: parkId, ids: rows.map(({ companyId }) => companyId) }),
};

/** Searches companies that may join the park; the server leaves out its members. */
const searchCandidates =
  (parkOrGroupId: Id): Search =>
  async (companyName, signal) => {
    const { items } = await companyApi.memberOptions({ companyName, parkOrGroupId }, { signal });
    return items.map((company) => ({ value: company.id, label: company.companyName }));
  };
const openAddForm: RenderDialog<MemberQuery> = ({ parkId = '' }, close) =>
  formAction<Id, Pick<ParkMemberChange, 'companyIds'>>({
    name,
    code: 'add',
    fields: [
      {
        key: 'companyIds',
        type: 'record',
        multiple: true,
        required: true,
        search: searchCandidates(parkId),
        hint: `${name}.whoMayJoin`,
      },
    ],
    save: ({ companyIds }, park) =>
      parkApi.changeMembers({ id: park, companyIds, isDelete: false }),
  })(parkId, close);

/** The companies of a park or group, whose id is given as `baseQuery`. */
export const MemberList = embeddedCrud({
  name,
  record: member,
  api: { list },
  columns: [
    { key: 'company', width: 208 },
    'companyType',
    { key: 'contact', width: 88 },
    { key: 'mobile', copyable: true },
    { key: 'joinedTime', width: 112 },
  ],
  card: { details: ['mobile'], facts: ['companyType'] },
  toolbar: [{ code: 'add', icon: PlusOutlined, dialog: openAddForm }, 'sort', 'exportTable'],
  ordering,
  invalidates: [parkApi.list],
  rowActions: [
    { code: 'details', policy: P.companyDetail, to: ({ id }) => paths.companyDetails(String(id)) },
    {
      code: 'remove',
      confirm: true,
      danger: true,
      batch: true,
      run: ({ parkId, companyId }, options) =>
        parkApi.changeMembers({ id: parkId, companyIds: [companyId], isDelete: true }, options),
    },
  ],
});
