import { CompanyStatus } from '@/enums';
import { t } from '@/i18n';
import type { Column } from '@/schema/column';
import { integer } from '@/values/rules';

/** As many columns as the widest table: five of each of six types. */
export interface BenchRow {
  id: number;
  [key: string]: unknown;
}
/** The locale section of the column labels. */
export const benchName = 'gallery.bench';
export const columnPx = 144;

const copies = [1, 2, 3, 4, 5];
const hourMs = 3_600_000;
const firstDay = Date.UTC(2026, 0, 1);

const columnsOf = (copy: number): Column<BenchRow>[] => [
  { key: `text${copy}`, edit: [] },
  { key: `number${copy}`, type: 'number', edit: [integer] },
  { key: `money${copy}`, type: 'money', edit: [] },
  { key: `date${copy}`, type: 'date', edit: [] },
  { key: `time${copy}`, type: 'dateTime', edit: [] },
  { key: `status${copy}`, type: 'code', enum: CompanyStatus, edit: [] },
];
/** Equal widths, so that other tables can have the same. */
export const columns: Column<BenchRow>[] = copies
  .flatMap(columnsOf)
  .map((column) => ({ ...column, width: columnPx }));

const valuesOf = (index: number, copy: number): Omit<BenchRow, 'id'> => {
  const seed = index * copies.length + copy;
  const time = new Date(firstDay + (seed % 9_000) * hourMs).toISOString().slice(0, 19);
  return {
    [`text${copy}`]: t('gallery.sample.company', { number: seed }),
    [`number${copy}`]: seed % 997,
    [`money${copy}`]: (seed * 1_357) % 90_000,
    [`date${copy}`]: time,
    [`time${copy}`]: time,
    [`status${copy}`]: CompanyStatus.$values[seed % 3] ?? 0,
  };
};

/** The same rows in every run. */
export const benchRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_unused, index) =>
    copies.reduce<BenchRow>((row, copy) => ({ ...row, ...valuesOf(index, copy) }), {
      id: index + 1,
    }),
  );
