import { consumerCompany, consumerCompanyApi } from '@/api/company/consumer-company';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { ConsumerType } from '@/enums';
import { P } from '@/policies';
import { consumerForm } from './shared/consumer-form';
import { consumerPanel } from './user-list/consumer-panel';

export default crudPage({
  name: 'user.consumer',
  policy: P.consumer,
  record: consumerCompany,
  api: consumerCompanyApi,
  columns: [
    { key: 'name', sortable: true, width: 104 },
    'status',
    'consumerType',
    { key: 'mobile', copyable: true },
    { key: 'companyName', width: 176, cityOf: 'regionName' },
    { key: 'region', width: 136 },
    { key: 'orderCount', sortable: true },
    { key: 'dealCount', sortable: true },
    { key: 'lastOrderTime', sortable: true },
    { key: 'creationTime', sortable: true, optional: true },
  ],
  card: { details: ['mobile'], facts: ['consumerType', 'region', 'orderCount'] },
  filters: [
    'name',
    'mobile',
    { key: 'consumerType', control: 'radio' },
    'region',
    'creationTime',
    { key: 'companyName', collapsed: true },
    { key: 'status', control: 'radio', collapsed: true },
  ],
  form: consumerForm,
  defaults: { consumerType: ConsumerType.owner },
  toolbar: ['new', 'exportTable'],
  panel: consumerPanel,
  rowActions: [
    'edit',
    ...statusActions,
    {
      code: 'delete',
      confirm: true,
      danger: true,
      batch: true,
      run: ({ id }, options) => consumerCompanyApi.removeMany({ ids: [id] }, options),
    },
  ],
  defaultSort: 'lastOrderTime descending',
});
