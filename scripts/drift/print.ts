import { groupBy } from '../../src/lib/sets.ts';
import type { Finding } from './call.ts';

/** Wraps a text into lines of at most `width` characters. Longer words are broken. */
function wrap(text: string, width: number) {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= width) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = word;
    }
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return [...lines, line];
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
