import type { Column } from '@/elements/crud/column-schema';
import { notify } from '@/elements/feedback/notify';
import { integer, mobile } from '@/elements/form/rules';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { CompanyStatus, CompanyType, CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import type { Sample } from './sample';

export const columns: Column<Sample>[] = [
  { key: 'company', sortable: true, copyable: true, width: 200 },
  { key: 'type', type: 'enum', of: CompanyType },
  { key: 'status', type: 'enum', of: CompanyStatus },
  { key: 'mobile', type: 'phone' },
  { key: 'lines', type: 'number', sortable: true, summed: true },
  { key: 'deposit', type: 'money', summed: true },
  { key: 'insured', type: 'yesNo' },
  { key: 'settled', type: 'date', sortable: true },
  { key: 'updated', type: 'dateTime', optional: true },
];

export const groupedColumns: Column<Sample>[] = columns.map((column) =>
  column.key === 'lines' || column.key === 'deposit' ? { ...column, parent: 'counts' } : column,
);

export const editedColumns: Column<Sample>[] = [
  { key: 'company', edit: [], width: 200 },
  { key: 'mobile', type: 'phone', edit: [mobile] },
  { key: 'lines', type: 'number', edit: [integer] },
  { key: 'status', type: 'enum', of: CompanyStatus, edit: [] },
  { key: 'settled', type: 'date', edit: [] },
];

const told = () => notify.success();

/** One column of every type. */
export const everyColumn: Column<Sample>[] = [
  ...columns.map((column) => ({ ...column, optional: false })),
  { key: 'roles', type: 'flags', of: CompanyUserRole },
  { key: 'tags', type: 'tags' },
  { key: 'site', type: 'url' },
  { key: 'logo', type: 'image' },
  { key: 'papers', type: 'attachments' },
  { key: 'html', type: 'html' },
  { key: 'branches', type: 'link', onClick: told },
];

/** Columns whose cells are inputs. */
export const inputColumns: Column<Sample>[] = [
  { key: 'company', width: 200 },
  { key: 'remark', type: 'input', onChange: told },
  { key: 'least', type: 'range', upper: 'most', onChange: told },
  { key: 'type', type: 'select', of: CompanyType, onChange: told },
  { key: 'status', type: 'confirmRadio', of: CompanyStatus, onChange: told },
  { key: 'insured', type: 'switch', onChange: told },
];

const codes = ['edit', 'enable', 'disable', 'log', 'delete'] as const;

export const rowActions = (): ResolvedAction<Sample>[] =>
  codes.map((code) => ({
    code,
    text: t(`actions.${code}`),
    danger: code === 'delete',
    onRun: told,
  }));
