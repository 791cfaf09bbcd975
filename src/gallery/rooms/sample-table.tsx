import { useState } from 'react';
import { integer, mobile } from '@/elements/form/rules';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { CompanyStatus, CompanyType, CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import type { Column, ColumnType } from '@/schema/column';
import { notify } from '@/ui/feedback/notify';
import { Stack } from '@/ui/layout/layout';
import { sampleName, samples, type Sample } from './sample';
import styles from './gallery.module.css';

export const columns: Column<Sample>[] = [
  { key: 'company', sortable: true, copyable: true, width: 200 },
  { key: 'type', type: 'enum', enum: CompanyType },
  { key: 'status', type: 'enum', enum: CompanyStatus },
  { key: 'mobile', type: 'phone' },
  { key: 'lines', type: 'number', sortable: true, sum: true },
  { key: 'deposit', type: 'money', sum: true },
  { key: 'insured', type: 'yesNo' },
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
  { key: 'status', type: 'enum', enum: CompanyStatus, edit: [] },
  { key: 'settled', type: 'date', edit: [] },
];

const notifySuccess = () => notify.success();
type InputType = 'input' | 'range' | 'select' | 'confirmRadio' | 'switch';

/** One column of every type that shows something; a new type without one does not compile. */
const shownOf: Record<Exclude<ColumnType, InputType>, Column<Sample>> = {
  text: { key: 'company', copyable: true, width: 200 },
  number: { key: 'lines', type: 'number' },
  money: { key: 'deposit', type: 'money' },
  date: { key: 'settled', type: 'date' },
  dateTime: { key: 'updated', type: 'dateTime' },
  relative: { key: 'seen', type: 'relative' },
  phone: { key: 'mobile', type: 'phone' },
  idNumber: { key: 'idNumber', type: 'idNumber' },
  enum: { key: 'status', type: 'enum', enum: CompanyStatus },
  flags: { key: 'roles', type: 'flags', enum: CompanyUserRole },
  tags: { key: 'tags', type: 'tags' },
  yesNo: { key: 'insured', type: 'yesNo' },
  listed: { key: 'listed', type: 'listed' },
  normal: { key: 'normal', type: 'normal' },
  link: { key: 'branches', type: 'link', onClick: notifySuccess },
  line: { key: 'way', type: 'line' },
  period: { key: 'begins', type: 'period', upper: 'updated' },
  region: { key: 'region', type: 'region' },
  image: { key: 'logo', type: 'image' },
  attachments: { key: 'papers', type: 'attachments' },
  html: { key: 'html', type: 'html' },
  custom: { key: 'remark', type: 'custom', render: ({ remark }) => remark && `“${remark}”` },
};
export const shownColumns: Column<Sample>[] = [
  ...Object.values(shownOf),
  { key: 'owner', type: 'link', to: () => '/company/company-list' },
];
/** As many columns as fit without scrolling. */
const half = Math.ceil(shownColumns.length / 2);
export const firstColumns = shownColumns.slice(0, half);
export const otherColumns = shownColumns.slice(half);

const inputOf: Record<InputType, Column<Sample>> = {
  input: { key: 'mobile', type: 'input', rules: [mobile], onChange: notifySuccess },
  range: { key: 'minPrice', type: 'range', upper: 'maxPrice', onChange: notifySuccess },
  select: { key: 'type', type: 'select', enum: CompanyType, onChange: notifySuccess },
  confirmRadio: {
    key: 'status',
    type: 'confirmRadio',
    enum: CompanyStatus,
    onChange: notifySuccess,
  },
  switch: { key: 'insured', type: 'switch', onChange: notifySuccess },
};
export const inputColumns: Column<Sample>[] = [
  { key: 'company', width: 200 },
  ...Object.values(inputOf),
];
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
