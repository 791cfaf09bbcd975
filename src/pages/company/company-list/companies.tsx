import { companyApi } from '@/api/company/company';
import { companyDetailApi, type CompanySettledInfo } from '@/api/company/company-detail';
import { bulkPart } from '@/crud/bulk/bulk-part';
import { crudPage } from '@/crud/crud-page';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState, ExpiresWithin } from '@/enums';
import { companyDuplicates, companyMobile } from '@/pages/company/shared/company-duplicates';
import { paths } from '@/paths';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { changeType } from './change-type';

const MiniProgramCode = lazyPopup(
  async () => (await import('./mini-program-code')).MiniProgramCode,
);

const isKnown = ({ id }: { id?: unknown }) => id !== undefined;

export const Companies = crudPage({
  name: 'company.company',
  policy: P.companyList,
  api: companyApi,
  columns: [
    { key: 'companyName', picture: 'logoUrl', sortable: true, width: 248 },
    { key: 'status', type: 'code', enum: CompanyStatus, width: 88 },
    { key: 'companyType', type: 'code', enum: CompanyType },
    { key: 'companyLevelType', type: 'code', enum: CompanyLevel, width: 88 },
    { key: 'settledTime', type: 'date', sortable: true },
    { key: 'expireTime', type: 'date', sortable: true },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'lineCount', type: 'number', sortable: true },
    { key: 'substationName', width: 112, card: 'detail' },
    { key: 'regionName', type: 'region' },
    { key: 'contact', width: 96 },
    { key: 'branchCount', type: 'number', sortable: true },
    { key: 'isInsured', type: 'flag' },
    { key: 'credentialState', type: 'code', enum: CredentialState, optional: true },
  ],
  filters: [
    { key: 'companyName' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'companyType', type: 'code', multiple: true, enum: CompanyType },
    { key: 'companyLevelType', type: 'code', multiple: true, enum: CompanyLevel },
    { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
    { key: 'regionId', type: 'region' },
    { key: 'mobile', type: 'phone' },
    { key: 'expiresWithinDays', type: 'code', control: 'radio', enum: ExpiresWithin },
    { key: 'settledTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'expireTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'creationTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'isInsured', type: 'flag', collapsed: true },
    { key: 'isExcellentLine', type: 'flag', collapsed: true },
    { key: 'branchCount', type: 'range', of: 'number', collapsed: true },
    { key: 'lineCount', type: 'range', of: 'number', collapsed: true },
    { key: 'credentialState', type: 'code', enum: CredentialState, collapsed: true },
  ],
  form: [
    {
      key: 'companyName',
      required: true,
      maxLength: 50,
      duplicates: companyDuplicates.name,
    },
    // The type is changed by a separate action, which shows the consequences.
    { key: 'companyType', type: 'code', enum: CompanyType, required: true, disabled: isKnown },
    { key: 'companyLevelType', type: 'code', enum: CompanyLevel, bulk: true },
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
      bulk: true,
    },
    { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
    { key: 'contact', required: true, maxLength: 20 },
    companyMobile,
    { key: 'phone', type: 'phone' },
    { key: 'address', type: 'address', wide: true },
    { key: 'introduction', type: 'text', multiline: true, maxLength: 500, wide: true },
    { key: 'logoId', type: 'image', aspect: 1, wide: true },
  ],
  bulkPart: bulkPart<CompanySettledInfo>({
    policy: P.companyDetail,
    fields: [{ key: 'expireTime', type: 'date' }],
    load: companyDetailApi.settledInfo,
    save: companyDetailApi.saveSettledInfo,
  }),
  import: { template: 'company-import.csv', unique: ['companyName'] },
  toolbar: [
    { code: 'new', policy: P.companyCreate, to: paths.createCompany },
    { standard: 'import', policy: P.companyCreate },
    'export',
    'exportTable',
  ],
  rowActions: [
    { code: 'details', policy: P.companyDetail, to: ({ id }) => paths.companyDetails(String(id)) },
    'edit',
    // A setting of the company type decides whether a draft needs credentials; the server reports what is missing.
    {
      code: 'enable',
      set: { status: CompanyStatus.enabled },
      // Nothing becomes a draft again.
      canUndo: ({ status }) => status !== CompanyStatus.draft,
      confirm: true,
      batch: true,
    },
    {
      code: 'disable',
      set: { status: CompanyStatus.disabled },
      visible: ({ status }) => status === CompanyStatus.enabled,
      confirm: true,
      batch: true,
    },
    { code: 'changeType', dialog: changeType },
    {
      code: 'miniProgramCode',
      dialog: (company, close) => <MiniProgramCode company={company} onClose={() => close()} />,
    },
    { standard: 'delete', visible: ({ status }) => status !== CompanyStatus.enabled },
  ],
  defaultSort: 'settledTime descending',
});
