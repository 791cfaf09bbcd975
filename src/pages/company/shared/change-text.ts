import type { CompanyChange } from '@/api/company/company';
import {
  CompanyLevel,
  CompanyStatus,
  CompanyType,
  CompanyUserRole,
  CredentialState,
  Weekday,
} from '@/enums';
import { hasText, t } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import type { ColumnType } from '@/schema/column';
import { screenNumber } from '@/stores/privacy';
import { cellText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';

const base = 'company.company';
const details = 'company.details';
/** The locale section with the field labels of each changed part. A part has the name of the call that saves it. */
const sections: Record<string, string> = {
  base,
  'change-type': base,
  credential: `${details}.credential`,
  'settled-info': `${details}.settledInfo`,
  insure: `${details}.insurance`,
  'work-days': `${details}.workDays`,
  'excellent-line': `${details}.excellentLine`,
  'custom-detail-page': `${details}.customPage`,
  'manage-user': `${details}.managers`,
  'line-recommend-default-description': `${details}.recommendText`,
};
const codes: Record<string, AnyEnum> = {
  status: CompanyStatus,
  companyType: CompanyType,
  companyLevelType: CompanyLevel,
  credentialState: CredentialState,
};
const types: Record<string, ColumnType> = {
  settledTime: 'date',
  expireTime: 'date',
  insuredFrom: 'date',
  insuredUntil: 'date',
  feeAmount: 'money',
  amount: 'money',
  content: 'html',
  mobile: 'phone',
  phone: 'phone',
  licenceNo: 'idNumber',
};
/** The server joins lists with this character. */
const separator = '\u3001';
const isFlag = (field: string) => /^is[A-Z]/.test(field) || field in Weekday;

type Change = Pick<CompanyChange, 'section' | 'field'>;

/** The name of the changed part. */
export function changedSection({ section }: Change): string {
  const key = `${details}.change.sections.${section}`;
  return hasText(key) ? t(key) : section;
}

/** The label of the changed field as in its form; for a field without a label, the server's name. */
export function changedField({ section, field }: Change): string {
  if (field in Weekday) return t(`enums.weekday.${field}`);
  const names = [`${details}.change`, base, sections[section] ?? base];
  const known = [...names.map((name) => `${name}.fields.${field}`), `fields.${field}`].find(
    hasText,
  );
  return known === undefined ? field : t(known);
}

/** Formats an account, which the server logs as name, user name, sum of rights, and a mark when it is disabled. */
function accountText(text: string): string {
  const [name = '', userName = '', roles = '', mark] = text.split(' ');
  const rights = cellText(Number(roles), 'flags', { enum: CompanyUserRole });
  const account = t(`${details}.change.account`, { name, userName, rights });
  return mark ? account + t(`${details}.change.disabled`) : account;
}

/** The text of a value. Ids are only counted, because users cannot read them. */
export function changedValue({ field }: Change, value: unknown): string {
  if (typeof value !== 'string' || value === '') return cellText(null);
  const code = codes[field];
  if (code) return cellText(Number(value), 'code', { enum: code });
  if (isFlag(field)) return cellText(value === 'true', 'flag');
  const type = types[field];
  if (columnKind({ type }).isPersonal) return screenNumber(value);
  if (type) return cellText(type === 'money' ? Number(value) : value, type);
  const parts = value.split(separator);
  if (field === 'users') return parts.map(accountText).join(t('elements.cells.separator'));
  if (field === 'lineIds') return t(`${details}.change.lines`, { count: parts.length });
  if (/Ids?$/.test(field)) return t(`${details}.change.files`, { count: parts.length });
  return value;
}
