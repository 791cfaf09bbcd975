import { parkApi } from '@/api/company/park';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { lazyControl } from '@/elements/query/lazy-control';
import { ParkKind, StandardStatus } from '@/enums';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const ParkCompany = lazyControl(async () => (await import('./park-company')).ParkCompany);
const ParkMembers = lazyPopup(async () => (await import('./park-members')).ParkMembers);
const ParkOrder = lazyPopup(async () => (await import('./park-order')).ParkOrder);

export const Parks = crudPage({
  name: 'company.park',
  policy: P.companyList,
  api: parkApi,
  columns: [
    { key: 'parkName', picture: 'imageUrl', sortable: true, width: 232 },
    { key: 'status', type: 'code', enum: StandardStatus },
    { key: 'kind', type: 'code', enum: ParkKind },
    { key: 'substationName', card: 'detail' },
    { key: 'sort', type: 'number', sortable: true },
    { key: 'memberCount', type: 'number', sortable: true, width: 112, card: 'detail' },
    { key: 'regionName', type: 'region' },
    { key: 'contact', width: 96 },
    { key: 'mobile', type: 'phone', copyable: true },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'parkName' },
    { key: 'kind', type: 'code', control: 'radio', enum: ParkKind },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
    { key: 'regionId', type: 'region' },
    { key: 'memberId', type: 'record', of: 'company' },
    { key: 'companyId', type: 'record', of: 'company', collapsed: true },
    { key: 'memberCount', type: 'range', of: 'number', collapsed: true },
  ],
  form: [
    { key: 'parkName', required: true, maxLength: 50 },
    { key: 'kind', type: 'code', control: 'radio', enum: ParkKind, required: true },
    {
      key: 'companyId',
      type: 'custom',
      visible: ({ kind }) => kind === ParkKind.park,
      render: (control) => <ParkCompany {...control} />,
      preload: ParkCompany.preload,
    },
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
    },
    { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
    { key: 'contact', required: true, maxLength: 20 },
    { key: 'mobile', type: 'phone', mobile: true, required: true },
    { key: 'address', type: 'address' },
    { key: 'introduction', type: 'text', multiline: true, maxLength: 500, wide: true },
    { key: 'imageId', type: 'image', wide: true },
  ],
  defaults: { kind: ParkKind.park, status: StandardStatus.enabled },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    {
      code: 'members',
      dialog: (park, close) => <ParkMembers park={park} onClose={close} />,
    },
    { code: 'sort', dialog: (park, close) => <ParkOrder park={park} onClose={close} /> },
    ...statusActions,
    { standard: 'delete', visible: ({ memberCount }) => memberCount === 0 },
  ],
  defaultSort: 'creationTime descending',
});
