import { useState } from 'react';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { CompanyStatus, CompanyType, CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import type { Column } from '@/schema/column';
import { notify } from '@/ui/feedback/notify';
import { Stack } from '@/ui/layout/layout';
import { integer, mobile } from '@/values/rules';
import { sampleName, samples, type Sample } from './sample';
import styles from './gallery.module.css';

export const columns: Column<Sample>[] = [
  { key: 'company', sortable: true, copyable: true, width: 200 },
  { key: 'type', type: 'code', enum: CompanyType },
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'mobile', type: 'phone' },
  { key: 'lines', type: 'number', sortable: true, sum: true },
  { key: 'deposit', type: 'money', sum: true },
  { key: 'insured', type: 'flag' },
  { key: 'settled', type: 'date', sortable: true },
  { key: 'updated', type: 'dateTime', optional: true },
];

export const groupedColumns: Column<Sample>[] = columns.map((column) =>
  column.key === 'lines' || column.key === 'deposit' ? { ...column, parent: 'counts' } : column,
);

/** No column is hidden, so that the table is wider than any screen. */
export const wideColumns: Column<Sample>[] = columns.map((column) => ({
  ...column,
  optional: false,
}));

export const editedColumns: Column<Sample>[] = [
  { key: 'company', edit: [], width: 200 },
  { key: 'mobile', type: 'phone', edit: [mobile] },
  { key: 'lines', type: 'number', edit: [integer] },
  { key: 'status', type: 'code', enum: CompanyStatus, edit: [] },
  { key: 'settled', type: 'date', edit: [] },
];

const notifySuccess = () => notify.success();

/** One column of every type that shows something. */
export const shownColumns: Column<Sample>[] = [
  { key: 'company', copyable: true, width: 200 },
  { key: 'lines', type: 'number', bar: true },
  { key: 'deposit', type: 'money' },
  { key: 'settled', type: 'date' },
  { key: 'updated', type: 'dateTime' },
  { key: 'seen', type: 'dateTime', relative: true },
  { key: 'mobile', type: 'phone' },
  { key: 'idNumber', type: 'idNumber' },
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'roles', type: 'flags', enum: CompanyUserRole },
  { key: 'tags', type: 'tags' },
  { key: 'insured', type: 'flag' },
  { key: 'listed', type: 'flag', labels: 'listed' },
  { key: 'normal', type: 'flag', labels: 'normal' },
  { key: 'branches', type: 'link', onClick: notifySuccess },
  { key: 'way', type: 'line' },
  { key: 'begins', type: 'range', of: 'dateTime', upper: 'updated' },
  { key: 'region', type: 'region' },
  { key: 'logo', type: 'image' },
  { key: 'papers', type: 'file' },
  { key: 'html', type: 'html' },
  { key: 'remark', type: 'custom', render: ({ remark }) => remark && `“${remark}”` },
  { key: 'owner', type: 'link', to: () => '/company/company-list' },
];
/** As many columns as fit without scrolling. */
const half = Math.ceil(shownColumns.length / 2);
export const firstColumns = shownColumns.slice(0, half);
export const otherColumns = shownColumns.slice(half);

const inputs: Column<Sample>[] = [
  {
    key: 'mobile',
    type: 'text',
    control: 'input',
    rules: [mobile],
    onChange: notifySuccess,
  },
  {
    key: 'minPrice',
    type: 'range',
    of: 'number',
    control: 'input',
    upper: 'maxPrice',
    onChange: notifySuccess,
  },
  {
    key: 'type',
    type: 'code',
    control: 'select',
    enum: CompanyType,
    onChange: notifySuccess,
  },
  {
    key: 'status',
    type: 'code',
    control: 'radio',
    enum: CompanyStatus,
    onChange: notifySuccess,
  },
  { key: 'insured', type: 'flag', control: 'switch', onChange: notifySuccess },
];
export const inputColumns: Column<Sample>[] = [{ key: 'company', width: 200 }, ...inputs];
export const disabledColumns = inputColumns.map((column) => ({ ...column, disabled: () => true }));

const codes = ['edit', 'enable', 'disable', 'log', 'delete'] as const;

export const rowActions = (): ResolvedAction[] =>
  codes.map((code) => ({
    code,
    text: t(`actions.${code}`),
    danger: code === 'delete',
    onRun: notifySuccess,
  }));

const few = 3;

type GivenTable = Partial<DataTableProps<Sample>> & { count?: number };

/** A table of samples in a frame with a fixed height. */
export function Table({ count = few, ...given }: GivenTable) {
  const [rows] = useState(() => samples(count));
  return (
    <Stack className={styles.tall}>
      <DataTable name={sampleName} columns={columns} rows={rows} {...given} />
    </Stack>
  );
}
