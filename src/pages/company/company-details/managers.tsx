import { companyApi } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanyManager,
  type CompanyManagersInput,
} from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { withErrorField } from '@/elements/form/identity-errors';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { RecordList } from '@/elements/table/record-list';
import { CompanyUserRole } from '@/enums';
import type { Column } from '@/schema/column';
import { tabTitle, type PartProps } from './part';

const name = 'company.details.managers';
const maxManagers = 50;

const columns: Column<CompanyManager>[] = [
  { key: 'name', width: 120 },
  { key: 'userName', copyable: true, width: 160 },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'companyRoles', type: 'flags', enum: CompanyUserRole, width: 360 },
  { key: 'isActive', type: 'flag', labels: 'normal' },
];
const card = { details: ['userName'], facts: ['companyRoles'] };
const userName = (value: unknown) =>
  typeof value !== 'string' || !value || /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/.test(value)
    ? null
    : 'userName';

const fields = fieldsOf<CompanyManagersInput>([
  {
    key: 'users',
    required: true,
    max: maxManagers,
    hint: `${name}.hints.users`,
    columns: [
      { key: 'name', required: true, maxLength: 20 },
      { key: 'userName', required: true, maxLength: 32, rules: [userName] },
      { key: 'mobile', type: 'phone', mobile: true, required: true },
      { key: 'companyRoles', type: 'flags', enum: CompanyUserRole, required: true },
      { key: 'isActive', type: 'flag' },
    ],
  },
]);
/** Shows server errors about the list of accounts at the field with the list. */
const ofUsers = withErrorField([[/:(UserNameExists|LastManager|NotOneself)$/, 'users']]);

/** The accounts of the company and their rights. */
export function Managers({ companyId, company, rights, applySaved }: PartProps) {
  const { manageUser } = company;
  const save = async (values: object) => {
    const input = { ...manageUser, ...values };
    const saved = await companyDetailApi.saveManagers(input).catch(ofUsers);
    const updated = await applySaved(saved && { manageUser: saved }, { manageUser: input });
    return updated.manageUser;
  };
  const form = {
    sections: [{ fields }],
    initial: { ...manageUser },
    draftKey: `company/${companyId}/managers`,
    onSave: save,
    onReload: async () => ({ ...(await companyApi.one({ id: companyId })).manageUser }),
  };
  return (
    <ViewEditForm
      name={name}
      title={tabTitle('managers')}
      view={<RecordList name={name} columns={columns} card={card} rows={manageUser.users} />}
      form={rights.hasRole(CompanyUserRole.staff) ? form : undefined}
    />
  );
}
