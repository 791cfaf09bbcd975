import { t } from '@/i18n';
import { areUnsafeDigits, escapeFormula } from '@/lib/formula';
import { notifyCopied } from './notify';

/** Copies a text to the clipboard. Returns false when the browser refuses or the page has no secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // `navigator.clipboard` is undefined without a secure context, which throws as well.
    return false;
  }
}

/** Copies a text and tells the user whether it worked. */
export const copyAndNotify = async (text: string) => notifyCopied(await copyText(text));

type Cells = readonly (readonly string[])[];

/** A tab or a line break inside a cell would end it, and a quotation mark at its start would be taken for one around it. */
function cellText(cell: string): string {
  const line = cell.replaceAll(/\s+/g, ' ');
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** The cells as text. */
const textOf = (rows: Cells) => rows.map((row) => row.map(cellText).join('\t')).join('\n');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (char) => entities[char] ?? char);
/** With this style Excel keeps all digits of a text. */
const keepsDigits = ` style="mso-number-format:'\\@'"`;

/**
 * The cells as a table, which spreadsheets read instead of the text. Written as text, because the style policy of the page
 * refuses styles of elements, also in other documents.
 */
function tableOf(rows: Cells): string {
  const cellOf = (cell: string) =>
    `<td${areUnsafeDigits(cell) ? keepsDigits : ''}>${escape(cell)}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

/**
 * Copies what a copy event takes. `navigator.clipboard` would parse the table in the page, whose style policy then reports
 * each style; it also needs a secure context.
 */
function copyByEvent(parts: Record<string, string>): boolean {
  let isTaken = false;
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, text] of Object.entries(parts)) event.clipboardData?.setData(type, text);
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, true);
  try {
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', onCopy, true);
  }
}

/** Copies cells as a table and as text, neither of which a spreadsheet runs as formulas. */
async function copyCells(rows: Cells): Promise<boolean> {
  const safe = rows.map((row) => row.map(escapeFormula));
  const parts = { 'text/plain': textOf(safe), 'text/html': tableOf(safe) };
  if (copyByEvent(parts)) return true;
  try {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    // Older browsers can only write text.
    return copyText(textOf(safe));
  }
}

const countText = ({ length }: Cells) =>
  length > 1 ? t('common.copiedRows', { count: length }) : undefined;

/** Copies cells and tells the user whether it worked, and how many they are. */
export async function copyCellsAndNotify(rows: Cells, text = countText(rows)) {
  notifyCopied(await copyCells(rows), text);
}
