import { companyApi } from '@/api/company/company';
import { crudPage } from '@/elements/crud/crud-page';
import { mobile, phone } from '@/elements/form/rules';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { P } from '@/policies';

export default crudPage({
  name: 'company.company',
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
  toolbar: ['new', 'export'],
  rowActions: [
    'edit',
    {
      code: 'enable',
      confirm: true,
      visible: (company) => company.status !== CompanyStatus.enabled,
      run: (company) => companyApi.update({ ...company, status: CompanyStatus.enabled }),
    },
    {
      code: 'disable',
      confirm: true,
      visible: (company) => company.status === CompanyStatus.enabled,
      run: (company) => companyApi.update({ ...company, status: CompanyStatus.disabled }),
    },
    {
      code: 'delete',
      confirm: true,
      danger: true,
      visible: (company) => company.status !== CompanyStatus.enabled,
      run: ({ id }) => companyApi.remove({ id }),
    },
  ],
  batchActions: [
    {
      code: 'enable',
      visible: ({ status }) => status !== CompanyStatus.enabled,
      run: (company, options) =>
        companyApi.update({ ...company, status: CompanyStatus.enabled }, options),
    },
    {
      code: 'disable',
      visible: ({ status }) => status === CompanyStatus.enabled,
      run: (company, options) =>
        companyApi.update({ ...company, status: CompanyStatus.disabled }, options),
    },
  ],
  policies: {
    new: P.companyCreate,
    export: P.companyList,
    edit: P.companyList,
    enable: P.companyList,
    disable: P.companyList,
    delete: P.companyList,
  },
  defaultSort: 'settledTime descending',
});
