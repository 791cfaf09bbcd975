import type { Cells, ExportFormat } from '@/elements/export/build-file';
import type { ConditionText } from '@/elements/export/conditions-text';
import { exportSum, sheetFormatOf } from '@/elements/export/export-cells';
import { roundedSum, totalText } from '@/elements/table/columns/summary-row';
import { currentLanguage, label, t } from '@/i18n';
import { shareFormat } from '@/lib/number';
import type { AnyColumn } from '@/schema/column';
import { groupLines, type Group } from './group-tree';
import type { Grouping } from './groupings';

export const shareText = (count: number, total: number): string =>
  shareFormat(currentLanguage()).format(count / Math.max(1, total));

/** The groups of a list, and what is said of each. */
export interface GroupedList<Row> {
  name: string;
  groups: readonly Group<Row>[];
  groupings: readonly Grouping<Row>[];
  /** The columns that are added up. */
  sums: readonly AnyColumn<Row>[];
  /** The number of all rows. */
  total: number;
}

/** All groups of all levels as the cells of a table, with quantities as numbers. */
export function groupCells<Row>(list: GroupedList<Row>): Cells {
  const { name, groups, groupings, sums, total } = list;
  const { titles, lines } = groupLines(name, groups, groupings);
  return {
    head: [
      ...titles,
      t('groups.count'),
      t('groups.share'),
      ...sums.map(({ key }) => label(name, 'fields', key)),
    ],
    // The names of the groups, their number and their share come first.
    formats: [...titles.map(() => undefined), undefined, undefined, ...sums.map(sheetFormatOf)],
    rows: lines.map(({ texts, group: { rows } }) => [
      ...texts,
      rows.length,
      shareText(rows.length, total),
      ...sums.map((column) =>
        exportSum(
          column,
          roundedSum(rows.map((row) => row[column.key])),
          totalText(column, rows, {}),
        ),
      ),
    ]),
  };
}

/** All groups of all levels as the texts of a table. */
export function groupTexts<Row>(list: GroupedList<Row>): string[][] {
  const { head, rows } = groupCells(list);
  return [head, ...rows.map((cells) => cells.map(String))];
}

/** Saves all groups of all levels as a file, which is among the recent exports as well. */
export async function exportGroups<Row>(
  list: GroupedList<Row>,
  listTitle: string,
  conditions: readonly ConditionText[],
  format: ExportFormat,
): Promise<void> {
  const [{ buildTableFile }, { addRecentExport }, { fileName, startDownload }] = await Promise.all([
    import('@/elements/export/build-file'),
    import('@/elements/export/recent-exports'),
    import('@/elements/export/save-file'),
  ]);
  const title = t('groups.fileTitle', { list: listTitle });
  const by = list.groupings.map(({ column }) => label(list.name, 'fields', column.key));
  const file = await buildTableFile(format, list.name, groupCells(list), {
    title,
    conditions,
    sort: null,
    facts: [
      [t('groups.by'), by.join(' / ')],
      [t('groups.counted'), list.total],
    ],
  });
  const made = addRecentExport(fileName(title, format), file);
  startDownload(made.href, made.name);
}
