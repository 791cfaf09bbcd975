import type { AnyColumn, ColumnType } from '@/schema/column';
import { codeColumn } from '@/values/code/column';
import type { ColumnKind } from '@/values/column-kind';
import { customColumn } from '@/values/custom/column';
import { dateTimeColumn } from '@/values/date-time/column';
import { dateColumn } from '@/values/date/column';
import { fileColumn } from '@/values/file/column';
import { flagColumn } from '@/values/flag/column';
import { flagsColumn } from '@/values/flags/column';
import { htmlColumn } from '@/values/html/column';
import { idNumberColumn } from '@/values/id-number/column';
import { imageColumn } from '@/values/image/column';
import { lineColumn } from '@/values/line/column';
import { linkColumn } from '@/values/link/column';
import { moneyColumn } from '@/values/money/column';
import { numberColumn } from '@/values/number/column';
import { phoneColumn } from '@/values/phone/column';
import { rangeColumn } from '@/values/range/column';
import { regionColumn } from '@/values/region/column';
import { tagsColumn } from '@/values/tags/column';
import { textColumn } from '@/values/text/column';

const kinds: Record<ColumnType, ColumnKind> = {
  code: codeColumn,
  custom: customColumn,
  date: dateColumn,
  dateTime: dateTimeColumn,
  file: fileColumn,
  flag: flagColumn,
  flags: flagsColumn,
  html: htmlColumn,
  idNumber: idNumberColumn,
  image: imageColumn,
  line: lineColumn,
  link: linkColumn,
  money: moneyColumn,
  number: numberColumn,
  phone: phoneColumn,
  range: rangeColumn,
  region: regionColumn,
  tags: tagsColumn,
  text: textColumn,
};

/** What a column of its type is. */
export const columnKind = ({ type = 'text' }: { type?: ColumnType }): ColumnKind => kinds[type];

/** The column that names a record: the marked one, or else the first. */
export const titleColumn = <Column extends Pick<AnyColumn<never>, 'isTitle'>>(
  columns: readonly Column[],
): Column | undefined => columns.find(({ isTitle }) => isTitle) ?? columns[0];
