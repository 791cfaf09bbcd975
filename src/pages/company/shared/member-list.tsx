import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { companyApi } from '@/api/company/company';
import { parkApi, type ParkMember, type ParkMemberChange } from '@/api/company/park';
import type { CallOptions } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import { crudPart } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { withCall, asPagedList } from '@/elements/query/wrap-endpoint';
import { CompanyType } from '@/enums';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { RenderDialog, Ordering } from '@/schema/crud';
import type { Search } from '@/schema/record-type';

const name = 'company.details.member';

/** A member with the id of its park, which the removal of the member needs. */
interface MemberRow extends ParkMember, ById {
  parkId: Id;
}
/** `id` is the id of the park. */
type MemberQuery = PageQuery & Partial<ById>;

const loadMembers = async ({ id }: ById, options?: CallOptions) => {
  const { members } = await parkApi.one({ id }, options);
  const rows = members.map((member): MemberRow => ({
    ...member,
    id: member.companyId,
    parkId: id,
  }));
  return { items: rows };
};
const list = asPagedList(withCall(parkApi.one, loadMembers), ({ id = '' }: MemberQuery): ById => ({
  id,
}));

const ordering: Ordering<MemberRow, MemberQuery> = {
  load: async ({ id = '' }, options) => (await loadMembers({ id }, options)).items,
  save: (rows, { id }) => parkApi.sort({ id, ids: rows.map(({ companyId }) => companyId) }),
};

/** Searches companies that may join the park; the server leaves out its members. */
const searchCandidates =
  (parkOrGroupId: Id): Search =>
  async (companyName, signal) => {
    const { items } = await companyApi.memberOptions({ companyName, parkOrGroupId }, { signal });
    return items.map((company) => ({ value: company.id, label: company.companyName }));
  };
const openAddForm: RenderDialog<MemberQuery> = ({ id = '' }, close) =>
  formAction<Id, Pick<ParkMemberChange, 'companyIds'>>({
    name,
    code: 'add',
    fields: [
      {
        key: 'companyIds',
        type: 'record',
        multiple: true,
        required: true,
        search: searchCandidates(id),
        hint: `${name}.whoMayJoin`,
      },
    ],
    save: ({ companyIds }, park) =>
      parkApi.changeMembers({ id: park, companyIds, isDelete: false }),
  })(id, close);

/** The companies of a park or group, whose id is given as `baseQuery`. */
export const MemberList = crudPart({
  name,
  api: { list },
  columns: [
    { key: 'companyName', width: 208 },
    { key: 'companyType', type: 'code', enum: CompanyType, card: 'detail' },
    { key: 'contact', width: 88 },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'joinedTime', type: 'date', width: 112 },
  ],
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
