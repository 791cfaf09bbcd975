import { company, companyApi } from '@/api/company/company';
import { companyDetailApi, type CompanySettledInfo } from '@/api/company/company-detail';
import { bulkPart } from '@/crud/bulk/bulk-part';
import { crudPage } from '@/crud/crud-page';
import { lazyLayouts } from '@/crud/layouts/lazy-layouts';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { CompanyStatus } from '@/enums';
import { paths } from '@/paths';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { changeType } from './change-type';
import { companyDuplicates, companyMobile, nameTaken } from './company-duplicates';
import { companyPanel } from './company-panel';

const MiniProgramCode = lazyPopup(
  async () => (await import('./mini-program-code')).MiniProgramCode,
);

const isKnown = ({ id }: { id?: unknown }) => id !== undefined;

export const Companies = crudPage({
  name: 'company.company',
  policy: P.companyList,
  record: company,
  api: {
    ...companyApi,
    update: mapResponse(companyApi.update, (response) => response.catch(nameTaken)),
  },
  columns: [
    { key: 'companyName', picture: 'logoUrl', sortable: true, width: 260 },
    { key: 'status', width: 88 },
    'companyType',
    { key: 'companyLevelType', width: 88 },
    { key: 'settledTime', sortable: true },
    { key: 'expireTime', sortable: true },
    { key: 'mobile', copyable: true },
    { key: 'lineCount', sortable: true },
    { key: 'substation', width: 112 },
    'region',
    { key: 'contact', width: 96 },
    { key: 'branchCount', sortable: true },
    'isInsured',
    { key: 'credentialState', optional: true },
  ],
  card: { details: ['mobile'], facts: ['companyLevelType', 'expireTime', 'substation'] },
  filters: [
    'companyName',
    'substation',
    { key: 'companyType', multiple: true },
    { key: 'companyLevelType', multiple: true },
    { key: 'status', control: 'radio' },
    'region',
    'mobile',
    { key: 'expiresWithinDays', control: 'radio' },
    { key: 'settledTime', collapsed: true },
    { key: 'expireTime', collapsed: true },
    { key: 'creationTime', collapsed: true },
    { key: 'isInsured', collapsed: true },
    { key: 'isExcellentLine', collapsed: true },
    { key: 'branchCount', collapsed: true },
    { key: 'lineCount', collapsed: true },
    { key: 'credentialState', collapsed: true },
  ],
  form: [
    { key: 'companyName', duplicates: companyDuplicates.name },
    // The type is changed by a separate action, which shows the consequences.
    { key: 'companyType', disabled: isKnown },
    { key: 'companyLevelType', bulk: true },
    { key: 'substation', bulk: true },
    'region',
    'contact',
    companyMobile,
    'phone',
    { key: 'address', wide: true },
    { key: 'introduction', wide: true },
    { key: 'logo', wide: true },
  ],
  bulkPart: bulkPart<CompanySettledInfo>({
    policy: P.companyDetail,
    fields: [{ key: 'expireTime', type: 'date' }],
    load: companyDetailApi.settledInfo,
    save: companyDetailApi.saveSettledInfo,
  }),
  compare: true,
  import: { template: 'company-import.csv', unique: ['companyName'] },
  toolbar: [
    { code: 'new', policy: P.companyCreate, to: paths.createCompany },
    { standard: 'import', policy: P.companyCreate },
    'export',
    'exportTable',
  ],
  layouts: lazyLayouts(async () => (await import('./company-schedule')).companySchedule),
  panel: companyPanel,
  rowActions: [
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
      dialog: (one, close) => <MiniProgramCode company={one} onClose={() => close()} />,
    },
    { standard: 'delete', visible: ({ status }) => status !== CompanyStatus.enabled },
  ],
  defaultSort: 'settledTime descending',
});
