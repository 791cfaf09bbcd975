import { appForward, appForwardApi } from '@/api/platform/app-forward';
import { customIcon, customIconApi } from '@/api/platform/custom-icon';
import {
  iconSetting,
  iconSettingApi,
  type IconSetting,
  type IconSettingInput,
} from '@/api/platform/icon-setting';
import { partnerApp, partnerAppApi } from '@/api/platform/partner-app';
import { DisplayPage } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { requireCodes } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { requiredPicture, readLink, readSubstation } from '@/mocks/domain/references';
import { substationNames } from '@/mocks/domain/substations';
import type { StoredCustomIcon } from '@/mocks/seed/platform/apps';
import { forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';

const appIdPattern = /^wx[0-9A-Za-z]{16}$/;

const apps = collection(partnerAppApi, {
  table: db.partnerApps,
  conditions: (on) => on.filters(partnerApp),
  async read(check, stored, context) {
    const read = readProperties(check, partnerApp, stored);
    if (read.appId && !appIdPattern.test(read.appId)) check.add('appId', 'wrongAppId');
    const fields = check.done({
      ...read,
      ...(await requiredPicture(check, 'logo', stored, context)),
    });
    db.partnerApps.unique(['appId'], fields, 'PartnerAppExists', stored);
    db.partnerApps.unique(['name'], fields, 'PartnerAppNameExists', stored);
    return fields;
  },
});

const pathPattern = /^\/[\w-]+(\/[\w-]+)*$/;

const forwards = collection(appForwardApi, {
  table: db.appForwards,
  conditions: (on) => on.filters(appForward),
  async read(check, stored, context) {
    const read = readProperties(check, appForward, stored);
    if (read.pagePath && !pathPattern.test(read.pagePath)) check.add('pagePath', 'wrongPath');
    const picture = await requiredPicture(check, 'image', stored, context);
    const fields = check.done({ ...read, ...picture });
    db.appForwards.unique(['pagePath'], fields, 'AppForwardExists', stored);
    return fields;
  },
});

/** Reads the fields that icons of the platform and custom icons of a sub-station have in common. */
async function readIcon(
  check: Check<keyof IconSettingInput>,
  stored: Omit<IconSetting, 'id'> | null,
  context: Context,
) {
  return {
    ...readProperties(check, iconSetting, stored, 'linkType', 'link'),
    ...(await requiredPicture(check, 'image', stored, context)),
    ...(await readLink(check)),
    sort: check.number('sort', iconSetting.properties.sort.options) ?? stored?.sort ?? 0,
  };
}

const icons = collection(iconSettingApi, {
  table: db.icons,
  conditions: (on) => ({
    ...on.filters(iconSetting),
    displayPage: (wanted, key) => {
      requireCodes(DisplayPage.$values, wanted, key);
      return on.among('displayPages').displayPages(wanted, key);
    },
  }),
  async read(check, stored, context) {
    const fields = check.done(await readIcon(check, stored, context));
    db.icons.unique(['name'], fields, 'IconNameExists', stored);
    return fields;
  },
  /** Refuses to remove an icon that sub-stations have customized, because their icons would replace nothing. */
  checkRemoval: async ({ id, name }) => {
    const custom = (await db.customIcons.open()).all();
    const count = custom.filter(({ iconSettingId }) => sameId(iconSettingId, id)).length;
    if (count) throw forbidden('IconCustomized', { name, count });
  },
});
const { list, one, create, update, remove } = icons;

/** Reads which icon is customized by which sub-station. Both are fixed after the custom icon is created. */
async function readPlace(
  check: Check<'substationId' | 'iconSettingId'>,
  stored: StoredCustomIcon | null,
) {
  if (stored) return { substationId: stored.substationId, iconSettingId: stored.iconSettingId };
  const icon = check.known('iconSettingId', (id) => db.icons.find(id));
  const { substationId } = await readSubstation(check);
  return { substationId, iconSettingId: icon?.id };
}

const customIcons = collection(customIconApi, {
  table: db.customIcons,
  scope: ofSubstation,
  async view() {
    const [name, icons] = [await substationNames(), await db.icons.open()];
    return (row: StoredCustomIcon) => {
      const icon = icons.find(row.iconSettingId);
      return {
        ...row,
        substationName: name(row.substationId),
        iconSettingName: icon?.name ?? '',
        iconSettingImageUrl: icon?.imageUrl ?? null,
      };
    };
  },
  conditions: (on) => on.filters(customIcon),
  async read(check, stored, context) {
    const icons = await db.icons.open();
    const place = await readPlace(check, stored);
    // A new custom icon starts with the values of the platform's icon, including its picture.
    const icon = icons.find(place.iconSettingId ?? '') ?? null;
    const fields = await readIcon(check, stored ?? icon, context);
    const row = check.done({ ...fields, ...place });
    requireManaged(context, row.substationId);
    db.customIcons.unique(['iconSettingId', 'substationId'], row, 'CustomIconExists', stored);
    return row;
  },
});

export const handlers = [
  mock(partnerAppApi.list, {}, async (query, context) => ({
    items: structuredClone(await apps.rows(query, context)),
  })),
  ...crudHandlers(partnerAppApi, P.thirdApp, {
    one: apps.one,
    create: apps.create,
    update: apps.update,
  }),
  ...crudHandlers(appForwardApi, P.appForward, forwards),
  /** Callers who may customize icons also need to read the icons of the platform. */
  ...crudHandlers(iconSettingApi, [P.iconSetting, P.customIcon], { list, one }),
  ...crudHandlers(iconSettingApi, P.iconSetting, { create, update, remove }),
  ...crudHandlers(customIconApi, P.customIcon, customIcons),
];
