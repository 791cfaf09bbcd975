import { consumerCompanyApi } from '@/api/company/consumer-company';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { ConsumerType, StandardStatus } from '@/enums';
import { paths } from '@/paths';
import { P } from '@/policies';
import { consumerForm } from './shared/consumer-form';

export default crudPage({
  name: 'user.consumer',
  policy: P.consumer,
  api: consumerCompanyApi,
  columns: [
    {
      key: 'name',
      type: 'link',
      sortable: true,
      width: 104,
      to: ({ id }) => paths.userDetails(String(id)),
    },
    { key: 'status', type: 'code', enum: StandardStatus },
    { key: 'consumerType', type: 'code', enum: ConsumerType },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'companyName', width: 176 },
    { key: 'regionName', type: 'region', width: 136, card: 'detail' },
    { key: 'orderCount', type: 'number', sortable: true },
    { key: 'dealCount', type: 'number', sortable: true },
    { key: 'lastOrderTime', type: 'dateTime', sortable: true },
    { key: 'creationTime', type: 'dateTime', sortable: true, optional: true },
  ],
  filters: [
    { key: 'name' },
    { key: 'mobile', type: 'phone' },
    { key: 'consumerType', type: 'code', control: 'radio', enum: ConsumerType },
    { key: 'regionId', type: 'region' },
    { key: 'creationTime', type: 'range', of: 'dateTime' },
    { key: 'companyName', collapsed: true },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus, collapsed: true },
  ],
  form: consumerForm,
  defaults: { consumerType: ConsumerType.owner, status: StandardStatus.enabled },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    { code: 'details', to: ({ id }) => paths.userDetails(String(id)) },
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
