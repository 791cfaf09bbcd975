import { xlsxFile } from '@/elements/export/xlsx';
import { label, t } from '@/i18n';
import type { CheckedTable } from './check-rows';

const columnCharacters = 18;
const reasonCharacters = 48;

/** Creates a file of the rejected rows with their reasons, which the user can correct and import again. */
export function errorFile(
  name: string,
  { fields, rows }: CheckedTable,
  reasons: ReadonlyMap<number, string>,
): Promise<Blob> {
  const rejectedRows = rows.filter(({ line }) => reasons.has(line));
  return xlsxFile([
    {
      name: t('import.failedRows'),
      widths: [...fields.map(() => columnCharacters), reasonCharacters],
      head: [...fields.map(({ key }) => label(name, 'fields', key)), t('import.reason')],
      rows: rejectedRows.map(({ line, texts }) => [
        ...fields.map(({ key }) => texts[key] ?? ''),
        reasons.get(line) ?? '',
      ]),
    },
  ]);
}
