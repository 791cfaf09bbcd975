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

/** The cells as a table of a document; spreadsheets read it instead of the text. */
function tableOf(rows: Cells): string {
  const { body } = document.implementation.createHTMLDocument();
  const table = body.appendChild(document.createElement('table'));
  for (const row of rows) {
    const line = table.insertRow();
    for (const cell of row) {
      const box = line.insertCell();
      box.textContent = cell;
      // Excel then keeps all digits of the text.
      if (areUnsafeDigits(cell)) box.setAttribute('style', "mso-number-format:'\\@'");
    }
  }
  return body.innerHTML;
}

/** Copies cells as a table and as text, neither of which a spreadsheet runs as formulas. */
async function copyCells(rows: Cells): Promise<boolean> {
  const safe = rows.map((row) => row.map(escapeFormula));
  try {
    const blobOf = (text: string, type: string) => ({ [type]: new Blob([text], { type }) });
    const item = { ...blobOf(textOf(safe), 'text/plain'), ...blobOf(tableOf(safe), 'text/html') };
    await navigator.clipboard.write([new ClipboardItem(item)]);
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
