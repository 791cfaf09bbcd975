import { iconSettingApi } from '@/api/platform/icon-setting';
import { maxSort } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { tabbedPage } from '@/crud/tabbed-page';
import { linkFields } from '@/elements/link/link-fields';
import { loadAllRows } from '@/elements/query/all-rows';
import { saveOrder } from '@/elements/sort/save-order';
import { DisplayPage, LinkType } from '@/enums';
import { P } from '@/policies';
import { cellText } from '@/values/cell-text';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { IconGrid } from './icon-settings/icon-grid';

const name = 'platform-base-configuration.icon';

const IconTable = crudPage({
  name,
  policy: P.iconSetting,
  api: iconSettingApi,
  columns: [
    { key: 'name', picture: 'imageUrl', sortable: true, width: 160 },
    { key: 'isNormal', type: 'flag', words: 'normal', edit: [], card: 'detail' },
    { key: 'linkType', type: 'code', enum: LinkType, card: 'detail' },
    { key: 'link', width: 240, copyable: true },
    {
      key: 'displayPages',
      type: 'tags',
      width: 224,
      texts: ({ displayPages }) =>
        displayPages.map((page) => cellText(page, 'code', { enum: DisplayPage })),
    },
    {
      key: 'sort',
      type: 'number',
      sortable: true,
      width: 96,
      edit: [nonNegativeInteger, inRange(0, maxSort)],
    },
  ],
  filters: [
    { key: 'name' },
    { key: 'displayPage', type: 'code', enum: DisplayPage },
    { key: 'linkType', type: 'code', enum: LinkType },
    { key: 'isNormal', type: 'flag', words: 'normal' },
  ],
  form: [
    { key: 'name', required: true, maxLength: 8 },
    { key: 'imageId', type: 'image', aspect: 1, required: true },
    ...linkFields,
    { key: 'displayPages', type: 'code', multiple: true, enum: DisplayPage, required: true },
    { key: 'sort', type: 'number', min: 0, max: maxSort, hint: `${name}.sortHint` },
    { key: 'isNormal', type: 'flag', hint: `${name}.normalHint` },
  ],
  defaults: { isNormal: true, displayPages: [DisplayPage.home] },
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
