/** Wraps a text into lines of at most `width` characters. Longer words are broken. */
function wrap(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    while (lines.at(-1).length > width) {
      const long = lines.pop();
      lines.push(long.slice(0, width), long.slice(width));
    }
  }
  return lines;
}

const indented = (text, width, indent) =>
  wrap(text, width - indent).map((line) => ' '.repeat(indent) + line);

const callName = ({ call, assumed }) => (assumed ? `${call} (assumed)` : call);
function sentence({ kind, where, expected, actual, accepted }) {
  const change = [expected, actual].filter(Boolean).join(' → ');
  const mark = accepted ? ` (${accepted.reason}; until ${accepted.until})` : '';
  return `${kind}: ${where}${change && `: ${change}`}${mark}`;
}

const headings = ['breaking', 'warning', 'note', 'accepted'];
const headingOf = ({ severity, accepted }) => (accepted ? 'accepted' : severity);

/**
 * Returns the findings as lines, grouped by severity. A finding that several calls share is listed once, with all their
 * names.
 */
export function linesOf(findings, width) {
  return headings.flatMap((heading) => {
    const chosen = findings.filter((finding) => headingOf(finding) === heading);
    if (!chosen.length) return [];
    const groups = Map.groupBy(chosen, sentence);
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
