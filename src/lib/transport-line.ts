/** Between start and destination of a transport line, as the server writes it. */
export const lineArrow = ' → ';

/** Longer ends may not have the room they need. */
const longEnd = 8;
/** `东营市东营经济技术开发区` without the city that its own name repeats. */
const spoken = (end: string) => (end.length > longEnd ? end.replace(/^(..+)市(?=\1)/, '') : end);

/** Start and destination of a line as people say them; null for a text that is no line. */
export function parseTransportLine(text: string): [start: string, destination: string] | null {
  const at = text.indexOf(lineArrow);
  if (at < 0) return null;
  return [spoken(text.slice(0, at)), spoken(text.slice(at + lineArrow.length))];
}
