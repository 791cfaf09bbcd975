import { companyApi } from '@/api/company/company';
import { crudPage } from '@/elements/crud/crud-page';
import { mobile, phone } from '@/elements/form/rules';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { P } from '@/policies';

export default crudPage({
  name: 'company.company',
  policy: P.companyList,
  api: companyApi,
  columns: [
    { key: 'companyName', sortable: true, width: 240 },
    { key: 'companyType', type: 'enum', of: CompanyType },
    { key: 'companyLevelType', type: 'enum', of: CompanyLevel },
    { key: 'status', type: 'enum', of: CompanyStatus },
    { key: 'substationName', card: 'fact' },
    { key: 'regionName', width: 200 },
    { key: 'contact' },
    { key: 'mobile', type: 'phone', copyable: true, card: 'fact' },
    { key: 'lineCount', type: 'number', sortable: true },
    { key: 'branchCount', type: 'number', sortable: true },
    { key: 'isInsured', type: 'yesNo' },
    { key: 'settledTime', type: 'date', sortable: true },
    { key: 'expireTime', type: 'date', sortable: true },
  ],
  filters: [
    { key: 'companyName' },
    { key: 'substationId', type: 'substation' },
    { key: 'companyType', type: 'checkbox', of: CompanyType },
    { key: 'companyLevelType', type: 'checkbox', of: CompanyLevel },
    { key: 'status', type: 'radio', of: CompanyStatus },
    { key: 'regionId', type: 'region' },
    { key: 'settledTime', type: 'dateTimeRange' },
    { key: 'mobile', more: true },
    { key: 'isInsured', type: 'yesNo', more: true },
    { key: 'isExcellentLine', type: 'yesNo', more: true },
    { key: 'branchCount', type: 'numberRange', more: true },
    { key: 'lineCount', type: 'numberRange', more: true },
    { key: 'credentialState', type: 'select', of: CredentialState, more: true },
  ],
  form: [
    { key: 'companyName', required: true, maxLength: 50 },
    { key: 'companyType', type: 'select', of: CompanyType, required: true },
    { key: 'companyLevelType', type: 'select', of: CompanyLevel },
    { key: 'substationId', type: 'substation', required: true, nameKey: 'substationName' },
    { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
    { key: 'contact', required: true, maxLength: 20 },
    { key: 'mobile', required: true, rules: [mobile] },
    { key: 'phone', rules: [phone] },
    { key: 'address', maxLength: 100, wide: true },
    { key: 'introduction', type: 'textarea', maxLength: 500, wide: true },
  ],
  toolbar: [{ code: 'new', policy: P.companyCreate }, 'export', 'exportTable'],
  rowActions: [
    'edit',
    { code: 'enable', set: { status: CompanyStatus.enabled }, confirm: true, batch: true },
    {
      code: 'disable',
      set: { status: CompanyStatus.disabled },
      visible: ({ status }) => status === CompanyStatus.enabled,
      confirm: true,
      batch: true,
    },
    { code: 'delete', visible: ({ status }) => status !== CompanyStatus.enabled },
  ],
  defaultSort: 'settledTime descending',
});
