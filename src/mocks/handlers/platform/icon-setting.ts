import {
  iconSettingApi,
  type IconSetting,
  type IconSettingInput,
} from '@/api/platform/icon-setting';
import { DisplayPage, LinkType } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { unreadable } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { readLink } from '@/mocks/domain/link-field';
import { requiredPicture } from '@/mocks/domain/references';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudAnswers, type Context } from '@/mocks/server/mock';
import { P } from '@/policies';

const nameExists = (name: string) => () =>
  forbidden('IconNameExists', {
    zh: `图标名称“${name}”已存在。`,
    en: `The icon “${name}” already exists.`,
  });

/** What an icon is made of, of the platform's and of a sub-station's own alike. */
export async function readIcon(
  check: Check<keyof IconSettingInput>,
  stored: Omit<IconSetting, 'id'> | null,
  context: Context,
) {
  return {
    name: check.text('name', { required: true, max: 8 }),
    ...(await requiredPicture(check, 'image', stored, context)),
    ...(await readLink(check)),
    displayPages: check.codes('displayPages', DisplayPage.$values),
    sort: check.number('sort', { max: 9999 }) ?? stored?.sort ?? 0,
    isNormal: check.flag('isNormal', stored?.isNormal ?? true),
  };
}

/** What sub-stations have put in its place would stand in for nothing. */
async function checkRemoval({ id, name }: IconSetting) {
  const custom = (await db.customIcons.open()).all();
  const count = custom.filter(({ iconSettingId }) => sameId(iconSettingId, id)).length;
  if (!count) return;
  throw forbidden('IconCustomized', {
    zh: `图标“${name}”已被 ${count} 个分站自定义，不能删除，请先恢复默认。`,
    en: `The icon “${name}” cannot be deleted until the sub-stations with their own version of it (${count}) reset theirs.`,
  });
}

const icons = collection(iconSettingApi, {
  table: db.icons,
  conditions: (on) => ({
    ...on.contains('name'),
    ...on.code(LinkType.$values, 'linkType'),
    ...on.flag('isNormal'),
    displayPage: (wanted, key) => {
      const codes = DisplayPage.$values.map(String);
      const wrong = wanted.find((text) => !codes.includes(text));
      if (wrong !== undefined) throw unreadable(key, wrong);
      return on.among('displayPages').displayPages(wanted, key);
    },
  }),
  async read(body, stored, context) {
    const check = checks(body);
    const fields = check.done(await readIcon(check, stored, context));
    db.icons.unique('name', { id: stored?.id ?? '', ...fields }, nameExists(fields.name));
    return fields;
  },
  removable: checkRemoval,
});
const { list, one, create, update, remove } = icons;

export const answers = [
  /** A sub-station can only replace what it can see. */
  ...crudAnswers(iconSettingApi, { grant: [P.iconSetting, P.customIcon] }, { list, one }),
  ...crudAnswers(iconSettingApi, { grant: P.iconSetting }, { create, update, remove }),
];
