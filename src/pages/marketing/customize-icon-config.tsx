import { customIconApi, type CustomIconInput } from '@/api/platform/custom-icon';
import { iconSettingApi } from '@/api/platform/icon-setting';
import { maxSort } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { linkFields } from '@/elements/link/link-fields';
import { loadAllRows } from '@/elements/query/all-rows';
import { DisplayPage, LinkType } from '@/enums';
import { P } from '@/policies';
import { cellText } from '@/values/cell-text';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { IconPreview } from './customize-icon-config/icon-preview';
import { PlatformIconSelect } from './customize-icon-config/platform-icon-select';

/** The icon and the sub-station cannot be changed after the record was created. */
const isStored = ({ id }: Partial<CustomIconInput>) => id !== undefined;

export default crudPage({
  name: 'marketing.customIcon',
  policy: P.customIcon,
  api: customIconApi,
  columns: [
    { key: 'iconSettingName', picture: 'iconSettingImageUrl', width: 152, card: 'title' },
    { key: 'isNormal', type: 'flag', control: 'switch' },
    { key: 'substationName', width: 104, card: 'detail' },
    { key: 'name', picture: 'imageUrl', width: 152, card: 'detail' },
    { key: 'linkType', type: 'code', enum: LinkType },
    { key: 'link', width: 168 },
    {
      key: 'displayPages',
      type: 'tags',
      width: 168,
      texts: ({ displayPages }) =>
        displayPages.map((page) => cellText(page, 'code', { enum: DisplayPage })),
    },
    {
      key: 'sort',
      type: 'number',
      sortable: true,
      edit: [nonNegativeInteger, inRange(0, maxSort)],
    },
    { key: 'creationTime', type: 'dateTime', sortable: true, optional: true },
  ],
  filters: [
    { key: 'substationId', type: 'record', of: 'substation' },
    {
      key: 'iconSettingId',
      type: 'record',
      data: {
        search: async (name, signal) =>
          loadAllRows(iconSettingApi.list, { name: name || undefined }, { signal }),
        valueKey: 'id',
        labelKey: 'name',
      },
    },
    { key: 'name' },
    { key: 'linkType', type: 'code', enum: LinkType },
    { key: 'isNormal', type: 'flag', words: 'normal' },
  ],
  form: [
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
      disabled: isStored,
    },
    {
      key: 'iconSettingId',
      type: 'custom',
      required: true,
      disabled: isStored,
      render: (control) => <PlatformIconSelect {...control} />,
    },
    { key: 'name', required: true, maxLength: 8 },
    { key: 'imageId', type: 'image', required: true, aspect: 1 },
    ...linkFields,
    { key: 'displayPages', type: 'code', multiple: true, enum: DisplayPage, required: true },
    { key: 'sort', type: 'number', min: 0, max: maxSort, rules: [nonNegativeInteger] },
    { key: 'isNormal', type: 'flag' },
  ],
  preview: (icon) => <IconPreview icon={icon} />,
  defaults: { linkType: LinkType.none, displayPages: [DisplayPage.home], sort: 0, isNormal: true },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    {
      code: 'reset',
      confirm: true,
      danger: true,
      batch: true,
      run: ({ id }, options) => customIconApi.remove({ id }, options),
    },
  ],
  defaultSort: 'creationTime descending',
});
