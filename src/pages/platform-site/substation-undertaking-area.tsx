import { regionApi } from '@/api/base-support/region';
import { receiveArea, receiveAreaApi, type ReceiveArea } from '@/api/substation/receive-area';
import { crudPage } from '@/crud/crud-page';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { t } from '@/i18n';
import { P } from '@/policies';
import type { FilterData } from '@/schema/filter';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { NamesCount } from '@/values/cell/more-text';
import { Status } from '@/values/cell/text-cells';

const ReceiveAreaForm = lazyPopup(
  async () => (await import('./substation-undertaking-area/receive-area-form')).default,
);

const name = 'platform-site.area';

const StartRegions = ({ substationName, fromRegionCount, fromRegionNames }: ReceiveArea) => (
  <NamesCount
    count={fromRegionCount}
    names={fromRegionNames}
    title={t(`${name}.fromOf`, { substationName })}
  />
);
const DestinationRegions = ({ substationName, toRegionCount, toRegionNames }: ReceiveArea) => (
  <NamesCount
    count={toRegionCount}
    names={toRegionNames}
    title={t(`${name}.toOf`, { substationName })}
  />
);
const Conflicts = ({ conflictCount: count }: ReceiveArea) => (
  <Status
    text={count ? t(`${name}.conflicts`, { count }) : t(`${name}.noConflict`)}
    tone={count ? 'failed' : 'active'}
  />
);

/** The regions that sub-stations cover, because every order starts in one of them. */
const coveredRegions: FilterData = {
  search: (keyword, signal) => regionApi.covered({ keyword }, { signal }),
  valueKey: 'id',
  labelKey: 'fullName',
};

export default crudPage({
  name,
  policy: P.undertakingArea,
  record: receiveArea,
  api: { list: receiveAreaApi.list, export: receiveAreaApi.export },
  columns: [
    { key: 'substation', width: 168 },
    { key: 'fromRegionCount', type: 'number', width: 128, render: StartRegions },
    {
      key: 'toRegionCount',
      type: 'number',
      width: 128,
      render: DestinationRegions,
    },
    { key: 'conflictCount', type: 'custom', width: 168, render: Conflicts },
    { key: 'updateTime', sortable: true },
  ],
  card: { status: 'conflictCount', details: ['fromRegionCount', 'toRegionCount'] },
  filters: [
    'substationName',
    'substation',
    { key: 'fromRegionId', type: 'record', data: coveredRegions },
    'toRegion',
    'hasConflict',
    { key: 'updateTime', collapsed: true },
  ],
  layouts: declareLayouts<ReceiveArea>([
    {
      kind: 'areas',
      name: 'substationName',
      from: 'fromRegionIds',
      to: 'toRegionIds',
      conflicts: 'conflictCount',
      page: {
        path: '/platform-site/substation-list',
        condition: 'substationName',
        policy: P.substation,
      },
    },
  ]),
  toolbar: ['export', 'exportTable'],
  rowActions: [
    {
      code: 'areas',
      dialog: (area, close) => <ReceiveAreaForm area={area} onClose={close} />,
    },
  ],
});
