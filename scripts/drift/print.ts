import { groupBy } from '../../src/mocks/lib/rows.ts';
import type { Finding } from './call.ts';

/** Wraps a text into lines of at most `width` characters. Longer words are broken. */
function wrap(text: string, width: number) {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' ')) {
    if (last === '') last = word;
    else if (last.length + 1 + word.length <= width) last = `${last} ${word}`;
    else {
      lines.push(last);
      last = word;
    }
    while (last.length > width) {
      lines.push(last.slice(0, width));
      last = last.slice(width);
    }
  }
  return [...lines, last];
}

const indented = (text: string, width: number, indent: number) =>
  wrap(text, width - indent).map((line) => ' '.repeat(indent) + line);

const callName = ({ call, assumed }: Finding) => (assumed ? `${call} (assumed)` : call);
function sentence({ kind, where, expected, actual, accepted }: Finding) {
  const change = [expected, actual].filter(Boolean).join(' → ');
  const mark = accepted ? ` (${accepted.reason}; until ${accepted.until})` : '';
  return `${kind}: ${where}${change && `: ${change}`}${mark}`;
}

const headings = ['breaking', 'warning', 'note', 'accepted'];
const headingOf = ({ severity, accepted }: Finding) => (accepted ? 'accepted' : severity);

/**
 * Returns the findings as lines, grouped by severity. A finding that several calls share is listed once, with all their
 * names.
 */
export function linesOf(findings: Finding[], width: number) {
  return headings.flatMap((heading) => {
    const chosen = findings.filter((finding) => headingOf(finding) === heading);
    if (!chosen.length) return [];
    const groups = groupBy(chosen, sentence);
    return [
      '',
      `${heading} (${chosen.length})`,
      ...[...groups].flatMap(([text, all]) => [
        ...indented(text, width, 2),
        ...indented(all.map(callName).join(', '), width, 6),
      ]),
    ];
  });
}
