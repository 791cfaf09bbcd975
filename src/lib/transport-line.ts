/** The server writes this between the start and the destination of a transport line. */
export const lineArrow = ' → ';

/** A place with more characters may not fit into a table cell. */
const maxPlaceLength = 8;
/** Removes a city that the following name repeats, as in `东营市东营经济技术开发区`. */
const shortenPlace = (place: string) =>
  place.length > maxPlaceLength ? place.replace(/^(..+)市(?=\1)/, '') : place;

/** The shortened start and destination of a transport line; null when the text is not a transport line. */
export function parseTransportLine(text: string): [start: string, destination: string] | null {
  const index = text.indexOf(lineArrow);
  if (index < 0) return null;
  return [shortenPlace(text.slice(0, index)), shortenPlace(text.slice(index + lineArrow.length))];
}

/** The transport line with shortened places, for a title; any other text stays as it is. */
export const shortenTransportLine = (text: string): string =>
  parseTransportLine(text)?.join(lineArrow) ?? text;
