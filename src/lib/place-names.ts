import { withoutBeginning, type Beginning } from './text';

/**
 * The province at the beginning of a full name, unless it is the whole name. Municipalities are cities as well, so
 * they stay.
 */
const leadingProvince = /^(?:[^省市]{2,3}省|[^区]{2,6}自治区|.{2}特别行政区)(?=.)/;

/** Returns a full name without its province: 临沂市兰山区 for 山东省临沂市兰山区. Any other text stays as it is. */
export const withoutProvince = (fullName: string) => fullName.replace(leadingProvince, '');

/** The usual short name of an autonomous region, 新疆 for 新疆维吾尔自治区; any other name stays as it is. */
export const shortProvince = (name: string) => name.replace(/(?:维吾尔|壮族|回族)?自治区$/, '');

/** The server writes this between the start and the destination of a transport line. */
export const lineArrow = ' → ';

/** A place with more characters may not fit into a table cell. */
const maxPlaceLength = 8;
/** Removes a city that the following name repeats, as in `东营市东营经济技术开发区`. */
const shortenPlace = (place: string) =>
  place.length > maxPlaceLength ? place.replace(/^(..+)市(?=\1)/, '') : place;

/** A full name without its province, and without a city that the district repeats. */
export const shortPlace = (fullName: string) => shortenPlace(withoutProvince(fullName));

/** The shortened start and destination of a transport line; null when the text is not a transport line. */
export function parseTransportLine(text: string): [start: string, destination: string] | null {
  const index = text.indexOf(lineArrow);
  if (index < 0) return null;
  return [shortenPlace(text.slice(0, index)), shortenPlace(text.slice(index + lineArrow.length))];
}

/** The transport line with shortened places, for a title; any other text stays as it is. */
export const shortenTransportLine = (text: string): string =>
  parseTransportLine(text)?.join(lineArrow) ?? text;

/** The city at the beginning of a full name without its province; the whole name where it has none. */
const cityOf = (fullName: string) => {
  const place = withoutProvince(fullName).replace(/分站$/, '');
  return /^(.{2,}?)市/.exec(place)?.[1] ?? place;
};

/** A route by its cities, for a heading: 安阳 → 沈阳. Two places of one city are written in full, without the province. */
export function cityRoute(from: string, to: string): string {
  const ends = [from, to];
  const cities = ends.map(cityOf);
  const isWithinCity = cities[0] === cities[1];
  return (isWithinCity ? ends.map(shortPlace) : cities).join(lineArrow);
}

const minCityLength = 2;
/**
 * Returns a text without the city with which it begins, where the context is in that city: 恒昌速运有限公司 for
 * 南京市恒昌速运有限公司 next to the line 南京市秦淮区 → 楚雄市. Any other text stays as it is.
 */
export function withoutCity(text: string, context: string): string {
  const city = context
    .split(lineArrow)
    .map(cityOf)
    .find((name) => name.length >= minCityLength && text.startsWith(name));
  return (city && text.slice(city.length).replace(/^市/, '')) || text;
}

interface Shortening {
  /** What many texts begin with. */
  dropFirst?: Beginning;
  /** A text next to this one that names its city already. */
  context?: string;
}

/** A text in parts, of which the first ones say what many texts or the context say too: they are left out first. */
export function shortenedParts(text: string, { dropFirst, context }: Shortening): string[] {
  const rest = dropFirst ? withoutBeginning(text, dropFirst) : text;
  const name = context === undefined ? rest : withoutCity(rest, context);
  const first = text.slice(0, text.length - rest.length);
  return [first, rest.slice(0, rest.length - name.length), name].filter(Boolean);
}
