import {
  iconSettingApi,
  type IconSetting,
  type IconSettingInput,
  type IconSettingQuery,
} from '@/api/platform/icon-setting';
import { DisplayPage, LinkType } from '@/enums';
import { checks, forbidden, listOf, sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, unreadable } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { requiredPicture } from '@/mocks/files/pictures';
import { readLink } from '@/mocks/domain/link-field';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { P } from '@/policies';

type Body = Received<IconSettingInput>;
const grant = { grant: P.iconSetting };
/** A sub-station can only replace what it can see. */
const reading = { grant: [P.iconSetting, P.customIcon] };
const { contains, oneOf, flag } = conditionsOn<IconSetting>();
const maxName = 8;

const nameExists = (name: string) => () =>
  forbidden('IconNameExists', {
    zh: `图标名称“${name}”已存在。`,
    en: `The icon “${name}” already exists.`,
  });

/** What an icon is made of, of the platform's and of a sub-station's own alike. */
export async function readIcon(
  check: ReturnType<typeof checks>,
  body: Body,
  stored: Omit<IconSetting, 'id'> | null,
  context: Context,
) {
  const linkType = check.code('linkType', body.linkType, LinkType.$values);
  const image = stored && { id: stored.imageId, url: stored.imageUrl };
  const picture = await requiredPicture(check, ['imageId', body.imageId], image, context);
  const pages = listOf(body.displayPages);
  if (!pages.length) check.missing('displayPages');
  return {
    name: check.text('name', body.name, { required: true, max: maxName }),
    imageId: picture.id,
    imageUrl: picture.url,
    linkType: linkType ?? LinkType.none,
    link: await readLink(check, linkType, body.link),
    displayPages: [...new Set(pages)].flatMap(
      (page) => check.code('displayPages', page, DisplayPage.$values) ?? [],
    ),
    sort: check.number('sort', body.sort, { max: 9999 }) ?? stored?.sort ?? 0,
    isNormal: check.flag('isNormal', body.isNormal, stored?.isNormal ?? true),
  };
}

async function read(body: Body, stored: IconSetting | null, context: Context) {
  const check = checks();
  const fields = await readIcon(check, body, stored, context);
  check.done();
  db.icons.unique('name', { id: stored?.id ?? '', ...fields }, nameExists(fields.name));
  return fields;
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

const icons = collection<IconSetting, IconSettingQuery, Body>({
  table: db.icons,
  conditions: {
    name: contains('name'),
    linkType: oneOf('linkType', LinkType.$values),
    displayPage: (wanted, key) => {
      const wrong = wanted.find(
        (text) => !DisplayPage.$values.some((page) => String(page) === text),
      );
      if (wrong !== undefined) throw unreadable(key, wrong);
      return ({ displayPages }) => displayPages.some((page) => wanted.includes(String(page)));
    },
    isNormal: flag('isNormal'),
  },
  read,
  removable: checkRemoval,
});

export const answers = [
  mock(iconSettingApi.list, reading, icons.list),
  mock(iconSettingApi.one, reading, icons.one),
  ...crudAnswers(iconSettingApi, grant, {
    create: icons.create,
    update: icons.update,
    remove: icons.remove,
  }),
];
