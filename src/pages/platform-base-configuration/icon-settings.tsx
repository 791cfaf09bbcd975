import { iconSetting, iconSettingApi } from '@/api/platform/icon-setting';
import { maxSort } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { tabbedPage } from '@/crud/tabbed-page';
import { linkFields } from '@/elements/link/link-fields';
import { loadAllRows } from '@/elements/query/all-rows';
import { saveOrder } from '@/elements/sort/save-order';
import { DisplayPage } from '@/enums';
import { P } from '@/policies';
import { cellText } from '@/values/cell-text';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { IconGrid } from './icon-settings/icon-grid';

const name = 'platform-base-configuration.icon';

const IconTable = crudPage({
  name,
  policy: P.iconSetting,
  record: iconSetting,
  api: iconSettingApi,
  columns: [
    { key: 'name', picture: 'imageUrl', sortable: true, width: 160 },
    { key: 'isNormal', edit: [] },
    'linkType',
    { key: 'link', width: 240, copyable: true },
    {
      key: 'displayPages',
      type: 'tags',
      width: 224,
      texts: ({ displayPages }) =>
        displayPages.map((page) => cellText(page, 'code', { enum: DisplayPage })),
    },
    { key: 'sort', sortable: true, width: 96, edit: [nonNegativeInteger, inRange(0, maxSort)] },
  ],
  card: { facts: ['linkType'] },
  filters: ['name', 'displayPage', 'linkType', 'isNormal'],
  form: [
    'name',
    'image',
    ...linkFields,
    'displayPages',
    { key: 'sort', hint: `${name}.sortHint` },
    { key: 'isNormal', hint: `${name}.normalHint` },
  ],
  defaults: { displayPages: [DisplayPage.home] },
  toolbar: ['new', 'sort', 'exportTable'],
  ordering: {
    load: async (_fixed, options) =>
      loadAllRows(iconSettingApi.list, { sort: 'sort ascending' }, options),
    save: (icons) => saveOrder(icons, iconSettingApi),
  },
  rowActions: ['edit', 'copy', 'delete'],
  defaultSort: 'sort ascending',
});

export default tabbedPage('platform-base-configuration.icons', [
  { key: 'table', Content: IconTable },
  { key: 'grid', Content: IconGrid },
]);
