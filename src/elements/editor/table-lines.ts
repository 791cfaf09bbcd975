import { trimText } from '@/lib/text';

/** Stands between the texts of two cells. */
const gap = ' | ';
const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, figure, figcaption';

/** The cells of each row. A cell that spans rows is in each of them, so that every line says all it said. */
function rowsOf(table: HTMLTableElement): Element[][] {
  const spans = new Map<number, { cell: Element; left: number }>();
  return [...table.rows].map((row) => {
    const line: Element[] = [];
    const addSpans = () => {
      for (
        let span = spans.get(line.length);
        span && span.left > 0;
        span = spans.get(line.length)
      ) {
        span.left -= 1;
        line.push(span.cell);
      }
    };
    for (const cell of row.cells) {
      addSpans();
      spans.set(line.length, { cell, left: cell.rowSpan - 1 });
      line.push(cell);
    }
    addSpans();
    return line;
  });
}

/** The content of a cell on one line; links, marks and images stay. */
function inlineContent(cell: Element): ChildNode[] {
  const copy = document.createElement('p');
  copy.append(...cell.cloneNode(true).childNodes);
  for (const line of copy.querySelectorAll('br, hr')) line.replaceWith(' ');
  for (const block of copy.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, ' ');
  return [...copy.childNodes];
}

function lineOf(cells: Element[]): Element {
  const line = document.createElement('p');
  const last = cells.findLastIndex(
    (cell) => trimText(cell.textContent) || cell.querySelector('img'),
  );
  for (const [index, cell] of cells.slice(0, last + 1).entries())
    line.append(...(index > 0 ? [gap] : []), ...inlineContent(cell));
  return line;
}

/**
 * Turns tables, which the app does not show, into one paragraph for each row; the texts of the cells would run together.
 * A table with a single column only places what it contains, which stays as it is. Returns the number of tables of
 * several columns.
 */
export function turnTablesIntoLines(fragment: ParentNode): number {
  let count = 0;
  // The inner ones first.
  for (const table of [...fragment.querySelectorAll('table')].toReversed()) {
    const rows = rowsOf(table);
    const isFrame = rows.every((cells) => cells.length < 2);
    if (!isFrame) count += 1;
    const lines = isFrame ? rows.flat().flatMap((cell) => [...cell.childNodes]) : rows.map(lineOf);
    table.replaceWith(...(table.caption ? [lineOf([table.caption])] : []), ...lines);
  }
  return count;
}
