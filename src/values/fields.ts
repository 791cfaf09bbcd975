import type { AnyField, FieldType } from '@/schema/field';
import { addressField } from '@/values/address/field';
import { codeField } from '@/values/code/field';
import { customField } from '@/values/custom/field';
import { dateTimeField } from '@/values/date-time/field';
import { dateField } from '@/values/date/field';
import { emailField } from '@/values/email/field';
import { fileField } from '@/values/file/field';
import { flagField } from '@/values/flag/field';
import { flagsField } from '@/values/flags/field';
import { htmlField } from '@/values/html/field';
import { idNumberField } from '@/values/id-number/field';
import { moneyField } from '@/values/money/field';
import { numberField } from '@/values/number/field';
import { passwordField } from '@/values/password/field';
import { phoneField } from '@/values/phone/field';
import { rangeField } from '@/values/range/field';
import { recordField } from '@/values/record/field';
import { regionField } from '@/values/region/field';
import { textField } from '@/values/text/field';
import type { FieldKind } from './field-kind';

const kinds: Record<FieldType, FieldKind> = {
  text: textField,
  html: htmlField,
  password: passwordField,
  email: emailField,
  address: addressField,
  idNumber: idNumberField,
  phone: phoneField,
  number: numberField,
  money: moneyField,
  code: codeField,
  flags: flagsField,
  flag: flagField,
  date: dateField,
  dateTime: dateTimeField,
  range: rangeField,
  record: recordField,
  region: regionField,
  image: fileField,
  file: fileField,
  custom: customField,
};
/** A list of rows has no kind: its columns have. */
const rows: FieldKind = {};

/** What the values of a field are. */
export const fieldKind = ({ type = 'text', columns }: AnyField): FieldKind =>
  columns ? rows : kinds[type];
