import { label, t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { maskNumber, maskNumbers } from '@/lib/mask';
import { lineArrow, parseTransportLine } from '@/lib/place-names';
import { formatDateTime, formatMonthTime, formatPeriod, formatTime, toDate } from '@/lib/time';
import type { PriceSheet, SheetCondition, SheetSource } from '@/schema/price-sheet';
import { screenText } from '@/stores/privacy';
import { cellText, screenCell } from '@/values/cell-text';
import { codeOf } from './qr-code';
import {
  sheetContent,
  type SheetContent,
  type SheetPeriod,
  type SheetPrice,
  type SheetRoute,
} from './sheet-content';

/** What a user says of a sheet. */
export interface SheetWords {
  title: string;
  /** Whose sheet it is. */
  sender: string;
  contactName: string;
  contactPhone: string;
  address: string;
}

export interface SheetLine {
  key: number;
  /** The destination, or the whole route. */
  place: string;
  facts: string[];
  /** The facts on one line. */
  said: string;
  /** When it is valid, or from when; '' where the head says it. */
  period: string;
  prices: string[];
}

/** Everything that a sheet says, ready to be drawn. */
export interface SheetText {
  title: string;
  /** The sub-station and the time in which the prices are valid. */
  lead: string[];
  heads: { place: string; facts: string[]; period: string; units: string[] };
  /** Whether a line says when it is valid. */
  hasPeriods: boolean;
  groups: { from: string; lines: SheetLine[] }[];
  contact: { sender: string; name: string; phone: string };
  /** The QR code, true where it is dark. */
  code: readonly (readonly boolean[])[] | null;
  scan: string;
  /** How many routes it has, and when it was made. */
  notes: string[];
  /** Of what it was made and what it leaves out: for the user, not for the customer. */
  about: string;
  content: SheetContent;
}

interface SheetTextOptions<Row> extends Omit<SheetSource<Row>, 'conditions'> {
  conditions: readonly SheetCondition[];
  sheet: PriceSheet<Row>;
  words: SheetWords;
  /** Whether a column is shown, by its key. */
  isShown: (key: string) => boolean;
  now: number;
  maxRoutes: number;
  isPrivate: boolean;
}

/** The key of the column with the period of each line. */
export const periodKey = 'period';

/** The prices that a sheet may have. */
export const valuesOf = <Row>({ values }: PriceSheet<Row>, only?: string) =>
  only === undefined ? values : values.filter((key) => key === only);

const timeOf = <Row>(row: Row, key: keyof Row) => toDate(row[key])?.getTime();

/** When a price ends, in ms; undefined where it has no end. */
function endOf<Row>(row: Row, { ends = [] }: PriceSheet<Row>) {
  const times = ends.flatMap((key) => timeOf(row, key) ?? []);
  return times.length ? Math.min(...times) : undefined;
}

/** Whether the prices end on different days: one time does not say then how long each is valid. */
export function endsDiffer<Row>(
  rows: readonly Row[],
  { sheet, values, now }: { sheet: PriceSheet<Row>; values: readonly (keyof Row)[]; now: number },
): boolean {
  const days = rows
    .filter((row) => values.some((key) => typeof row[key] === 'number'))
    .map((row) => endOf(row, sheet))
    .filter((end = Infinity) => end > now)
    .map((end) => formatTime(end, '{y}-{m}-{d}'));
  return new Set(days).size > 1;
}

/** When a line is valid; one that is not valid yet says so. */
function periodText({ begin, end }: SheetPeriod, isLater: boolean, now: number): string {
  const [from, to] = [begin, end].map((time) => formatMonthTime(time, now));
  let text = Number.isFinite(end) ? t('sheet.until', { time: to }) : '';
  if (Number.isFinite(begin))
    text = Number.isFinite(end) ? `${from} ~ ${to}` : t('sheet.from', { time: from });
  return isLater ? t('sheet.later', { period: text }) : text;
}

/** When all lines are valid, with the year; where some are valid longer, it says so. */
function validText({ begin, end }: SheetPeriod, isShortest: boolean) {
  if (!Number.isFinite(begin) || !Number.isFinite(end)) return '';
  const period = formatPeriod(begin, end);
  return t(`sheet.${isShortest ? 'validShortest' : 'valid'}`, { period });
}

/** A property by what it is about: the condition companyId and the column companyName are both about the company. */
const subjectOf = (key: string) => key.replace(/(Id|Name)$/, '');

/** Starts with fewer routes on average are not worth a heading each. */
const minGroupRoutes = 2;

const isNumber = /^[\d,.]+$/;

/** The distinct texts, in their order. */
const distinct = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean);

/** A sub-station of its own is named; of several only how many they are. */
const maxStations = 3;
function stationText(names: readonly string[]) {
  if (names.length > maxStations) return t('sheet.stations', { count: names.length });
  return names.join(t('sheet.separator'));
}

function notesOf(
  { routes, cut, left }: SheetContent,
  {
    name,
    rows,
    value,
    total,
    conditions,
    now,
  }: Pick<SheetTextOptions<unknown>, 'name' | 'rows' | 'value' | 'total' | 'conditions' | 'now'>,
) {
  const text = (key: string, values?: object) => t(`sheet.notes.${key}`, { ...values });
  const record = label(name, 'fields', '$record');
  const scope = conditions.map((one) => text('condition', one)).join(t('sheet.separator'));
  const count = rows.length;
  const unit = value === undefined ? '' : t(`units.${value}`);
  const about = [
    total === undefined
      ? text('all', { count, unit, record })
      : text('selected', { count, total, record }),
    scope && text('conditions', { scope }),
    ...Object.entries(left).map(([key, number]) => number > 0 && text(key, { count: number })),
  ];
  return {
    notes: [
      cut > 0
        ? text('cut', { shown: routes - cut, count: routes })
        : text('routes', { count: routes }),
      text('made', { time: formatDateTime(now) }),
    ],
    about: about.filter(Boolean).join(text('separator')),
  };
}

/** Makes the texts of a sheet; those of prices are the cells of the list. */
export function sheetText<Row>(options: SheetTextOptions<Row>): SheetText {
  const { name, columns, rows, sheet, words, isShown, now, isPrivate } = options;
  const values = valuesOf(sheet, options.value).filter(isShown);
  const facts = (sheet.facts ?? []).filter(isShown);
  const cellOf = (row: Row, key: string) => {
    const column = columns.find((one) => one.key === key);
    // The declaration's type has checked the key.
    return column ? screenCell(column, row) : cellText(row[key as keyof Row]);
  };
  const priceOf = (row: Row): SheetPrice => {
    const line = cellOf(row, sheet.line);
    const [from, to] = parseTransportLine(line) ?? ['', line];
    return {
      from,
      to,
      facts: facts.map((key) => cellOf(row, key)),
      begin: sheet.begin && timeOf(row, sheet.begin),
      end: endOf(row, sheet),
      prices: values.map((key) => {
        const amount = row[key];
        return typeof amount === 'number' ? { amount, text: cellOf(row, key) } : undefined;
      }),
    };
  };
  const content = sheetContent(rows.map(priceOf), {
    now,
    maxRoutes: options.maxRoutes,
    hasPeriods: isShown(periodKey),
  });
  const { substation } = sheet;
  const stations = substation ? distinct(rows.map((row) => cellOf(row, substation))) : [];
  const hasPeriods = content.period === null;
  const isHidden = (key: string) =>
    (sheet.facts ?? []).some((fact) => !isShown(fact) && subjectOf(fact) === subjectOf(key));
  const heads = facts.map((fact) => label(name, 'fields', fact));
  /** A number alone would not say what it is. */
  const saidOf = (texts: readonly string[]) =>
    texts
      .map((text, index) => (isNumber.test(text) ? `${heads[index]} ${text}` : text))
      .filter((text) => text !== emptyText)
      .join(' · ');
  let key = 0;
  const lineOf = (route: SheetRoute, place: string): SheetLine => ({
    key: (key += 1),
    place,
    facts: [...route.facts],
    said: saidOf(route.facts),
    period: hasPeriods ? periodText(route.period, route.isLater, now) : '',
    prices: content.columns.map((index) => route.prices[index]?.text ?? emptyText),
  });
  const isGrouped = content.routes - content.cut >= content.groups.length * minGroupRoutes;
  return {
    title: screenText(words.title),
    lead: [
      stationText(stations),
      content.period ? validText(content.period, endsDiffer(rows, { sheet, values, now })) : '',
    ].filter(Boolean),
    heads: {
      place: t(isGrouped ? 'sheet.to' : 'sheet.line'),
      facts: heads,
      period: t('sheet.period'),
      units: content.columns.flatMap((index) => {
        const unit = values[index];
        return unit === undefined ? [] : t(`units.${unit}`);
      }),
    },
    hasPeriods,
    groups: isGrouped
      ? content.groups.map(({ from, routes }) => ({
          from: from && t('sheet.fromOf', { from }),
          lines: routes.map((route) => lineOf(route, route.to)),
        }))
      : [
          {
            from: '',
            lines: content.groups.flatMap(({ from, routes }) =>
              routes.map((route) =>
                lineOf(route, [from, route.to].filter(Boolean).join(lineArrow)),
              ),
            ),
          },
        ],
    contact: {
      sender: screenText(words.sender),
      name: screenText(words.contactName),
      phone: isPrivate ? maskNumber(words.contactPhone) : words.contactPhone,
    },
    // A code cannot be masked.
    code: isPrivate && maskNumbers(words.address) !== words.address ? null : codeOf(words.address),
    scan: t('sheet.scan'),
    ...notesOf(content, {
      ...options,
      conditions: options.conditions.filter((one) => !isHidden(one.key)),
    }),
    content,
  };
}
