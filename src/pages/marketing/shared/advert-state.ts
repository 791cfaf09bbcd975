import { advertApi, type Advert } from '@/api/platform/advert';
import { mapResponse } from '@/elements/query/wrap-endpoint';
import { AdvertState } from '@/enums';
import { toDate } from '@/lib/time';

type Timed = Pick<Advert, 'startTime' | 'endTime' | 'isListed'>;

/**
 * Whether the app shows an advert now. An advert that has ended stays ended, because its switch changes nothing any
 * more. Undefined without a whole period.
 */
export function advertState(
  { startTime, endTime, isListed }: Partial<Timed>,
  now = Date.now(),
): AdvertState | undefined {
  const [start, end] = [toDate(startTime)?.getTime(), toDate(endTime)?.getTime()];
  if (start === undefined || end === undefined) return undefined;
  if (now > end) return AdvertState.ended;
  if (isListed === false) return AdvertState.unlisted;
  return now < start ? AdvertState.notStarted : AdvertState.showing;
}

/** The calls of adverts. The state in a list never contradicts the switch next to it, whatever the server says. */
export const statedAdvertApi = {
  ...advertApi,
  list: mapResponse(advertApi.list, async (response) => {
    const { items, ...page } = await response;
    return {
      ...page,
      items: items.map((advert) => ({ ...advert, state: advertState(advert) ?? advert.state })),
    };
  }),
};
