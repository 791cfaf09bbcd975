import { label, t } from '@/i18n';
import { hash } from '@/lib/user-hash';
import { doneLines, type BatchOrigin } from '@/stores/work/kept-batches';
import type { CheckedTable } from './check-rows';

/** Identifies a file without its name, which can be that of a customer. */
const fileId = ({ name, size, lastModified }: File) => hash(`${name}|${size}|${lastModified}`);

/** What an import is known by when it is interrupted. */
export const importOrigin = (name: string, file: File): BatchOrigin => ({
  name,
  code: 'import',
  title: label(name, 'actions', 'import'),
  file: fileId(file),
});

/** The table without the lines that an interrupted import of the same file has done; it says how many these are. */
export function skipDoneLines(table: CheckedTable, origin: BatchOrigin): CheckedTable {
  const done = doneLines(origin);
  const rows = table.rows.filter(({ line }) => !done.has(line));
  const count = table.rows.length - rows.length;
  const remarks = count ? [t('import.doneBefore', { count })] : [];
  return { ...table, rows, remarks: [...table.remarks, ...remarks] };
}
