import { substationApi, type Substation } from '@/api/substation/substation';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { formAction } from '@/elements/form/page/form-action';
import { RegionLevel, StandardStatus } from '@/enums';
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
const maxAdPages = 99;
const adPageCount = {
  key: 'adPageCount',
  type: 'number',
  min: 0,
  max: maxAdPages,
  rules: [nonNegativeInteger],
} as const;

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
  api: substationApi,
  columns: [
    { key: 'substationName', sortable: true, width: 112 },
    { key: 'status', type: 'code', enum: StandardStatus },
    { key: 'substationTypeName', width: 88 },
    { key: 'startRegionName', width: 144, card: 'detail' },
    { key: 'coverRegionCount', type: 'custom', width: 88, render: Covered },
    { key: 'contact', width: 80 },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'memberCount', type: 'number' },
    { key: 'smsBalance', type: 'number', sortable: true },
    { key: 'openedTime', type: 'date', sortable: true },
    { key: 'bizUserName', optional: true },
    { key: 'adPageCount', type: 'number', optional: true },
    { key: 'expireTime', type: 'date', optional: true },
    { key: 'address', width: 240, optional: true },
  ],
  filters: [
    { key: 'substationName' },
    { key: 'substationTypeId', type: 'record', of: 'substationType' },
    { key: 'startRegionId', type: 'record', data: startRegions },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
    { key: 'openedTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'bizUserId', type: 'record', of: 'bizUser', collapsed: true },
  ],
  form: [
    { key: 'substationName', required: true, maxLength: 30 },
    {
      key: 'substationTypeId',
      type: 'record',
      of: 'substationType',
      required: true,
      nameKey: 'substationTypeName',
    },
    {
      key: 'startRegionId',
      type: 'region',
      required: true,
      levels: [RegionLevel.city, RegionLevel.district],
      nameKey: 'startRegionName',
    },
    { key: 'contact', required: true, maxLength: 20 },
    { key: 'mobile', type: 'phone', mobile: true, required: true },
    { key: 'bizUserId', type: 'record', of: 'bizUser', nameKey: 'bizUserName', bulk: true },
    { key: 'expireTime', type: 'date', bulk: true },
    adPageCount,
    { key: 'address', type: 'address', regionKey: 'startRegionId', wide: true },
  ],
  defaults: { adPageCount: 0 },
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
        fields: [{ ...adPageCount, required: true, hint: `${name}.adPagesHint` }],
        initial: (row) => ({ adPageCount: row.adPageCount }),
        reload: ({ id }) => substationApi.one({ id }),
        save: (values, { id, concurrencyStamp }) =>
          substationApi.saveAdPageCount({ id, concurrencyStamp, ...values }),
      }),
    },
    ...statusActions,
  ],
});
