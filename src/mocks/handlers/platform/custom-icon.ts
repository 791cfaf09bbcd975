import {
  customIconApi,
  type CustomIcon,
  type CustomIconInput,
  type CustomIconQuery,
} from '@/api/platform/custom-icon';
import { LinkType } from '@/enums';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import type { StoredCustomIcon } from '@/mocks/seed/platform/icons';
import { knownSubstations, substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { readIcon } from './icon-setting';

type Body = Received<CustomIconInput>;
const grant = { grant: P.customIcon };
const { contains, oneOf, flag } = conditionsOn<CustomIcon>();

const exists = () =>
  forbidden('CustomIconExists', {
    zh: '该分站已自定义此图标，请直接修改。',
    en: 'The sub-station already has its own version of this icon; edit that one.',
  });

/** Which icon of which sub-station; fixed once it is there. */
async function readPlace(
  check: ReturnType<typeof checks>,
  body: Body,
  stored: StoredCustomIcon | null,
) {
  if (stored) return stored;
  const [stations, icons] = [await knownSubstations(), (await db.icons.open()).all()];
  const station = check.known('substationId', body.substationId, (id) =>
    stations.find((one) => sameId(one.id, id)),
  );
  const icon = check.known('iconSettingId', body.iconSettingId, (id) =>
    icons.find((one) => sameId(one.id, id)),
  );
  return { substationId: station?.id ?? 0, iconSettingId: icon?.id ?? '' };
}

async function read(body: Body, stored: StoredCustomIcon | null, context: Context) {
  const check = checks();
  const { substationId, iconSettingId } = await readPlace(check, body, stored);
  // It begins as the platform's own, picture included.
  const icon = (await db.icons.open()).find(String(iconSettingId));
  const fields = await readIcon(check, body, stored ?? icon ?? null, context);
  check.done();
  requireManaged(context, substationId);
  const same = db.customIcons
    .all()
    .find(
      (other) =>
        sameId(other.substationId, substationId) && sameId(other.iconSettingId, iconSettingId),
    );
  if (same && !stored) throw exists();
  return { ...fields, substationId, iconSettingId };
}

async function show() {
  const [name, icons] = [await substationNames(), await db.icons.open()];
  const platform = new Map(icons.all().map((icon) => [String(icon.id), icon]));
  return (row: StoredCustomIcon): CustomIcon => {
    const icon = platform.get(String(row.iconSettingId));
    return {
      ...row,
      substationName: name(row.substationId),
      iconSettingName: icon?.name ?? '',
      iconSettingImageUrl: icon?.imageUrl ?? null,
    };
  };
}

const customIcons = computedCollection<StoredCustomIcon, CustomIcon, CustomIconQuery, Body>({
  table: db.customIcons,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstation,
  conditions: {
    name: contains('name'),
    substationId: oneOf('substationId'),
    iconSettingId: oneOf('iconSettingId'),
    linkType: oneOf('linkType', LinkType.$values),
    isNormal: flag('isNormal'),
  },
  read,
});

export const answers = crudAnswers(customIconApi, grant, customIcons);
