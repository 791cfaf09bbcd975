import type { ColumnType } from '@/schema/column';
import { code } from '@/values/code/column';
import type { ColumnKind } from '@/values/column-kind';
import { custom } from '@/values/custom/column';
import { dateTime } from '@/values/date-time/column';
import { date } from '@/values/date/column';
import { file } from '@/values/file/column';
import { flag } from '@/values/flag/column';
import { flags } from '@/values/flags/column';
import { html } from '@/values/html/column';
import { idNumber } from '@/values/id-number/column';
import { image } from '@/values/image/column';
import { line } from '@/values/line/column';
import { link } from '@/values/link/column';
import { money } from '@/values/money/column';
import { number } from '@/values/number/column';
import { phone } from '@/values/phone/column';
import { range } from '@/values/range/column';
import { region } from '@/values/region/column';
import { tags } from '@/values/tags/column';
import { text } from '@/values/text/column';

const columnKinds: Record<ColumnType, ColumnKind> = {
  code,
  custom,
  date,
  dateTime,
  file,
  flag,
  flags,
  html,
  idNumber,
  image,
  line,
  link,
  money,
  number,
  phone,
  range,
  region,
  tags,
  text,
};

/** What a column of its type is. */
export const columnKind = ({ type = 'text' }: { type?: ColumnType }): ColumnKind =>
  columnKinds[type];
