import { parkApi, parkOrGroup } from '@/api/company/park';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { lazyControl } from '@/elements/query/lazy-control';
import { ParkKind } from '@/enums';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const ParkCompany = lazyControl(async () => (await import('./park-company')).ParkCompany);
const ParkMembers = lazyPopup(async () => (await import('./park-members')).ParkMembers);
const ParkOrder = lazyPopup(async () => (await import('./park-order')).ParkOrder);

export const Parks = crudPage({
  name: 'company.park',
  policy: P.companyList,
  record: parkOrGroup,
  api: parkApi,
  columns: [
    { key: 'parkName', picture: 'imageUrl', sortable: true, width: 232 },
    'status',
    'kind',
    'substation',
    { key: 'sort', sortable: true },
    { key: 'memberCount', sortable: true, width: 112 },
    'region',
    { key: 'contact', width: 96 },
    { key: 'mobile', copyable: true },
    { key: 'creationTime', sortable: true },
  ],
  card: { facts: ['substation', 'memberCount'] },
  filters: [
    'parkName',
    { key: 'kind', control: 'radio' },
    'substation',
    { key: 'status', control: 'radio' },
    'region',
    'member',
    { key: 'company', collapsed: true },
    { key: 'memberCount', collapsed: true },
  ],
  form: [
    'parkName',
    { key: 'kind', control: 'radio' },
    {
      key: 'companyId',
      type: 'custom',
      visible: ({ kind }) => kind === ParkKind.park,
      render: (control) => <ParkCompany {...control} />,
      preload: ParkCompany.preload,
    },
    'substation',
    'region',
    'contact',
    'mobile',
    'address',
    { key: 'introduction', wide: true },
    { key: 'image', wide: true },
  ],
  defaults: { kind: ParkKind.park },
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
