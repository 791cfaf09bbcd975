import { readFileSync, writeFileSync } from 'node:fs';
import type { Bar } from './lines.ts';
import type { Summary, Waits } from './waits.ts';

/** Formats a number: with two digits after the point if it is small, without any if it is large. */
export function figure(number: number | undefined) {
  if (number === undefined) return '–';
  const digits = Math.abs(number) < 10 && number % 1 !== 0 ? 2 : 0;
  return Number(number.toFixed(digits)).toLocaleString('en');
}

/** Returns the median, with the range of the samples if they differ. */
function spread(measured: Summary | undefined) {
  if (!measured) return '–';
  const { median, min, max } = measured;
  const [low, high] = [figure(min), figure(max)];
  return low === high ? figure(median) : `${figure(median)} (${low}–${high})`;
}

function barText({ floor, max, of }: Bar) {
  if (floor !== undefined) return `≤ ${floor} × antd${of ? `’s ${of}` : ''}`;
  return max === undefined ? '' : `≤ ${figure(max)}`;
}

/** Returns a Markdown table whose figures are aligned to the right. */
export function table(heads: string[], rows: string[][]) {
  const marks = heads.map((_head, index) =>
    index === 0 || index === heads.length - 1 ? '---' : '--:',
  );
  return [heads, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const ratioText = (ratio: number | undefined) => (ratio === undefined ? '–' : ratio.toFixed(2));

export function waitsTable(lines: Waits) {
  const rows = lines.map((line) => [
    line.title,
    spread(line.console),
    spread(line.plain),
    spread(line.antd),
    ratioText(line.ratio),
    ratioText(line.cpuRatio),
    barText(line.bar),
    line.verdict ?? '',
  ]);
  const heads = [
    'Figure',
    'Console',
    'React + router',
    '+ antd',
    '× antd',
    'CPU × antd',
    'Bar',
    '',
  ];
  return table(heads, rows);
}

/** Returns the table of the README: the most important lines next to the figures of the antd floor. */
export function readmeTable(lines: Waits) {
  const shown = lines.filter(({ isInReadme }) => isInReadme);
  const rows = shown.map((line) => [
    line.title,
    figure(line.console.median),
    line.antd ? figure(line.antd.median) : '–',
    barText(line.bar),
    line.verdict ?? '',
  ]);
  return table(['Figure', 'Console', 'React + antd alone', 'Bar', ''], rows);
}

/** Replaces the text between the markers of a section in a file. */
export function writePart(page: string, name: string, text: string) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const whole = readFileSync(page, 'utf8');
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no marks for ${name}`);
  writeFileSync(page, `${whole.slice(0, from + begin.length)}\n\n${text}\n\n${whole.slice(to)}`);
}
