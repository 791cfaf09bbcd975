import { customIconApi } from '@/api/platform/custom-icon';
import { LinkType } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readSubstation } from '@/mocks/domain/references';
import { substationNames } from '@/mocks/domain/substations';
import type { StoredCustomIcon } from '@/mocks/seed/platform/icons';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';
import { readIcon } from './icon-setting';

const exists = () =>
  forbidden('CustomIconExists', {
    zh: '该分站已自定义此图标，请直接修改。',
    en: 'The sub-station already has its own version of this icon; edit that one.',
  });

/** Which icon of which sub-station; fixed once it is there. */
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
  async show() {
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
  conditions: (on) => ({
    ...on.contains('name'),
    ...on.oneOf('substationId', 'iconSettingId'),
    ...on.code(LinkType.$values, 'linkType'),
    ...on.flag('isNormal'),
  }),
  async read(body, stored, context) {
    const check = checks(body);
    const icons = await db.icons.open();
    const place = await readPlace(check, stored);
    // It begins as the platform's own, picture included.
    const icon = icons.find(place.iconSettingId ?? '') ?? null;
    const fields = await readIcon(check, stored ?? icon, context);
    const row = check.done({ ...fields, ...place });
    requireManaged(context, row.substationId);
    const same = db.customIcons
      .all()
      .find(
        (other) =>
          sameId(other.substationId, row.substationId) &&
          sameId(other.iconSettingId, row.iconSettingId),
      );
    if (same && !stored) throw exists();
    return row;
  },
});

export const answers = crudAnswers(customIconApi, { grant: P.customIcon }, customIcons);
