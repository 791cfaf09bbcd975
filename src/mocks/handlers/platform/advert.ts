import { advertApi, type Advert, type AdvertQuery } from '@/api/platform/advert';
import { AdType, DisplayPage, LinkType } from '@/enums';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import type { Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstations, scopeFrom } from '@/mocks/server/scope';
import type { StoredAdvert } from '@/mocks/seed/platform/adverts';
import { P } from '@/policies';
import {
  checkRemoval,
  isGranted,
  readAdvert,
  requireGranted,
  showAdverts,
  type AdvertBody,
} from './advert-rules';

const grant = { grant: [P.carousel, P.implantAd, P.popupAd] };
const { contains, oneOf, flag, since, until } = conditionsOn<Advert>();

/** Adverts of the sub-stations, and only of the types that the caller's policies name. */
const scope = scopeFrom(
  ofSubstations,
  (visible, context) => (advert: StoredAdvert) =>
    visible(advert) && isGranted(context, advert.adType),
);

const adverts = computedCollection<StoredAdvert, Advert, AdvertQuery, AdvertBody>({
  table: db.adverts,
  show: showAdverts,
  sort: { field: 'creationTime', down: true },
  scope,
  conditions: {
    adType: oneOf('adType', AdType.$values),
    title: contains('title'),
    substationId:
      (ids) =>
      ({ substationIds }) =>
        substationIds.some((id) => ids.includes(String(id))),
    displayPage: oneOf('displayPage', DisplayPage.$values),
    linkType: oneOf('linkType', LinkType.$values),
    state: oneOf('state', [0, 1, 2]),
    isListed: flag('isListed'),
    startTimeBegin: since('startTime'),
    startTimeEnd: until('startTime'),
    endTimeBegin: since('endTime'),
    endTimeEnd: until('endTime'),
  },
  read: readAdvert,
  removable: checkRemoval,
});

export const answers = crudAnswers(advertApi, grant, {
  ...adverts,
  list: (query, context: Context) => {
    const wanted = AdType.$values.find((type) => String(type) === String(query.adType));
    if (wanted) requireGranted(context, wanted);
    return adverts.list(query, context);
  },
});
