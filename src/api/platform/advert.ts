import { code, dateTime, flag, image, number, refs, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import { maxSort } from '@/config/limits';
import { AdType, AdvertState, DisplayPage, LinkType, PopupFrequency } from '@/enums';

/** A picture that the app shows for a limited time. */
export const advert = record('/api/platform/ad', {
  /** A list without a type contains all types that the caller may see. */
  adType: code(AdType, { required: true, filter: true }),
  title: text({ required: true, maxLength: 50, filter: true }),
  image: image({ required: true, nullable: true }),
  displayPage: code(DisplayPage, { required: true, filter: true }),
  linkType: code(LinkType, { required: true, filter: true }),
  link: text({
    nullable: true,
    about:
      'The target, depending on the type of link: a path of the app (`/pages/…`), an https URL, or the app id of a ' +
      'mini program, followed by a slash and its page. Null without a link.',
  }),
  startTime: dateTime({ required: true, filter: true }),
  endTime: dateTime({ required: true, filter: true }),
  state: code(AdvertState, {
    readOnly: true,
    filter: true,
    about:
      'Depends on the time and on `isListed`; an advert that has ended stays so when it is unlisted.',
  }),
  sort: number({
    initial: 0,
    min: 0,
    max: maxSort,
    about: 'Adverts are sorted by this number, ascending.',
  }),
  isListed: flag({ initial: true, labels: 'listed', filter: true }),
  clicks: number({ additive: true, readOnly: true }),
  substation: refs('substation', {
    required: true,
    filter: true,
    about: 'The sub-stations that show it; at least one.',
  }),
  frequency: code(PopupFrequency, {
    nullable: true,
    about: 'Null unless the advert is a popup.',
  }),
  showSeconds: number({
    nullable: true,
    min: 1,
    max: 60,
    about: 'Seconds until a popup closes by itself; null unless the advert is a popup.',
  }),
});
export type Advert = RowOf<typeof advert>;
export type AdvertInput = InputOf<typeof advert>;
export type AdvertQuery = QueryOf<typeof advert>;

export const advertApi = crudCalls(advert, { assumed: true });
