import { ref, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import { iconSetting } from './icon-setting';

/** An icon that a sub-station shows instead of an icon of the platform. */
export const customIcon = record(
  '/api/platform/custom-icon',
  {
    ...iconSetting.properties,
    substation: ref('substation', { required: true, filter: true }),
    iconSetting: ref({
      required: true,
      filter: true,
      about: 'The icon of the platform that it replaces.',
    }),
    iconSettingImageUrl: text({
      nullable: true,
      readOnly: true,
      about: "URL of the replaced icon's picture.",
    }),
  },
  { about: { remove: 'Makes the sub-station show the icon of the platform again.' } },
);
export type CustomIcon = RowOf<typeof customIcon>;
/** The sub-station and the replaced icon cannot change after creation. */
export type CustomIconInput = InputOf<typeof customIcon>;

export const customIconApi = crudCalls(customIcon, { assumed: true });
