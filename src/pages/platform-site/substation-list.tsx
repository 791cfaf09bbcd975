import { substation, substationApi, type Substation } from '@/api/substation/substation';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { formAction } from '@/elements/form/page/form-action';
import { RegionLevel } from '@/enums';
import { t } from '@/i18n';
import { isInFullName } from '@/lib/region/region-names';
import { P } from '@/policies';
import type { FilterData } from '@/schema/filter';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { NamesCount } from '@/values/cell/more-text';
import { nonNegativeInteger } from '@/values/rules';

const SubstationRule = lazyPopup(
  async () => (await import('./substation-list/substation-rule')).default,
);
const CoverRegions = lazyPopup(
  async () => (await import('./substation-list/cover-regions')).default,
);
const MergeRegions = lazyPopup(
  async () => (await import('./substation-list/merge-regions')).default,
);

const name = 'platform-site.substation';

const Covered = ({ substationName, coverRegionCount, coverRegionNames }: Substation) => (
  <NamesCount
    count={coverRegionCount}
    names={coverRegionNames}
    title={t(`${name}.coveredBy`, { substationName })}
  />
);

/** Only regions in which a sub-station has started. */
const startRegions: FilterData = {
  search: async (keyword, signal) => {
    const { items } = await substationApi.startRegions(undefined, { signal });
    return items.filter(({ fullName }) => isInFullName(fullName, keyword));
  },
  valueKey: 'id',
  labelKey: 'fullName',
};

export default crudPage({
  name,
  policy: P.substation,
  record: substation,
  api: substationApi,
  columns: [
    { key: 'substationName', sortable: true, width: 112 },
    'status',
    { key: 'substationType', width: 88 },
    { key: 'startRegionName', width: 144 },
    { key: 'coverRegionCount', type: 'number', width: 88, render: Covered },
    { key: 'contact', width: 80 },
    { key: 'mobile', copyable: true },
    'memberCount',
    { key: 'smsBalance', sortable: true },
    { key: 'openedTime', sortable: true },
    { key: 'bizUser', optional: true },
    { key: 'adPageCount', optional: true },
    { key: 'expireTime', optional: true },
    { key: 'address', width: 240, optional: true },
  ],
  card: { details: ['mobile'], facts: ['startRegionName'] },
  filters: [
    'substationName',
    'substationType',
    { key: 'startRegionId', type: 'record', data: startRegions },
    { key: 'status', control: 'radio' },
    { key: 'openedTime', collapsed: true },
    { key: 'bizUser', collapsed: true },
  ],
  form: [
    'substationName',
    'substationType',
    { key: 'startRegion', levels: [RegionLevel.city, RegionLevel.district] },
    'contact',
    'mobile',
    { key: 'bizUser', bulk: true },
    { key: 'expireTime', bulk: true },
    { key: 'adPageCount', rules: [nonNegativeInteger] },
    { key: 'address', regionKey: 'startRegionId', wide: true },
  ],
  toolbar: ['new', 'export', 'exportTable'],
  rowActions: [
    'edit',
    {
      code: 'rule',
      dialog: (row, close) => <SubstationRule substation={row} onClose={() => close()} />,
    },
    {
      code: 'coverRegions',
      dialog: (row, close) => <CoverRegions substation={row} onClose={close} />,
    },
    {
      code: 'mergeRegions',
      dialog: (row, close) => <MergeRegions substation={row} onClose={() => close()} />,
    },
    {
      code: 'adPages',
      dialog: formAction<Substation, Pick<Substation, 'adPageCount'>>({
        name,
        code: 'adPages',
        title: ({ substationName }) => t(`${name}.adPagesOf`, { substationName }),
        fields: [
          {
            key: 'adPageCount',
            type: 'number',
            ...substation.properties.adPageCount.options,
            required: true,
            rules: [nonNegativeInteger],
            hint: `${name}.adPagesHint`,
          },
        ],
        initial: (row) => ({ adPageCount: row.adPageCount }),
        reload: ({ id }) => substationApi.one({ id }),
        save: (values, { id, concurrencyStamp }) =>
          substationApi.saveAdPageCount({ id, concurrencyStamp, ...values }),
      }),
    },
    ...statusActions,
  ],
});
