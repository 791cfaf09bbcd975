import { code, codes, flag, image, number, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import { maxSort } from '@/config/limits';
import { DisplayPage, LinkType } from '@/enums';

/** An icon of the app with a link. All sub-stations show it, except those with a custom icon. */
export const iconSetting = record(
  '/api/platform/icon-setting',
  {
    name: text({ required: true, maxLength: 8, filter: true }),
    image: image({ required: true, nullable: true, aspect: 1 }),
    linkType: code(LinkType, { required: true, filter: true }),
    link: text({ nullable: true, about: 'A link in the format of adverts; null without a link.' }),
    displayPages: codes(DisplayPage, {
      required: true,
      about: 'The pages that show it; at least one.',
    }),
    sort: number({ min: 0, max: maxSort, about: 'Icons are sorted by this number, ascending.' }),
    isNormal: flag({
      initial: true,
      labels: 'normal',
      filter: true,
      about: 'False for a disabled icon.',
    }),
  },
  { conditions: { displayPage: code(DisplayPage) } },
);
export type IconSetting = RowOf<typeof iconSetting>;
export type IconSettingInput = InputOf<typeof iconSetting>;

export const iconSettingApi = crudCalls(iconSetting, { assumed: true });
