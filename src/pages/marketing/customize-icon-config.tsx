import { customIcon, customIconApi, type CustomIconInput } from '@/api/platform/custom-icon';
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
  record: customIcon,
  api: customIconApi,
  columns: [
    { key: 'iconSetting', picture: 'iconSettingImageUrl', width: 152, isTitle: true },
    { key: 'isNormal', control: 'switch' },
    { key: 'substation', width: 104 },
    { key: 'name', picture: 'imageUrl', width: 152 },
    'linkType',
    { key: 'link', width: 168 },
    {
      key: 'displayPages',
      type: 'tags',
      width: 168,
      texts: ({ displayPages }) =>
        displayPages.map((page) => cellText(page, 'code', { enum: DisplayPage })),
    },
    { key: 'sort', sortable: true, edit: [nonNegativeInteger, inRange(0, maxSort)] },
    { key: 'creationTime', sortable: true, optional: true },
  ],
  card: { facts: ['substation', 'name'] },
  filters: [
    'substation',
    {
      key: 'iconSetting',
      data: {
        search: async (name, signal) =>
          loadAllRows(iconSettingApi.list, { name: name || undefined }, { signal }),
        valueKey: 'id',
        labelKey: 'name',
      },
    },
    'name',
    'linkType',
    'isNormal',
  ],
  form: [
    { key: 'substation', disabled: isStored },
    {
      key: 'iconSettingId',
      type: 'custom',
      required: true,
      disabled: isStored,
      render: (control) => <PlatformIconSelect {...control} />,
    },
    'name',
    'image',
    ...linkFields,
    'displayPages',
    { key: 'sort', rules: [nonNegativeInteger] },
    'isNormal',
  ],
  preview: (icon) => <IconPreview icon={icon} />,
  defaults: { linkType: LinkType.none, displayPages: [DisplayPage.home], sort: 0 },
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
