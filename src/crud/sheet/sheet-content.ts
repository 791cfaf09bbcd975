/** A row of a list as a price sheet reads it. */
export interface SheetPrice {
  from: string;
  to: string;
  /** The amount and the text of each price, in the order of the columns; undefined where the row has none. */
  prices: readonly (SheetAmount | undefined)[];
  /** What the sheet says of it besides. */
  facts: readonly string[];
  /** In ms; undefined where the row is valid without limits. */
  begin?: number;
  end?: number;
}
export interface SheetAmount {
  amount: number;
  /** As the cell of the list shows it. */
  text: string;
}

/** The time in which all prices of something are valid, in ms. */
export interface SheetPeriod {
  begin: number;
  end: number;
}

/** A line of a sheet. */
export interface SheetRoute {
  to: string;
  facts: readonly string[];
  /** In the order of the columns. */
  prices: readonly (SheetAmount | undefined)[];
  period: SheetPeriod;
  /** It is not valid yet. */
  isLater: boolean;
}

export interface SheetContent {
  /** By their starts, in the order in which the rows name them first. */
  groups: { from: string; routes: SheetRoute[] }[];
  /** The indexes of the prices of which there is at least one. */
  columns: number[];
  /** When all prices are valid; null where the lines say it themselves. */
  period: SheetPeriod | null;
  /** Rows without a line of their own, by the reason. */
  left: {
    ended: number;
    /** They have none of the chosen prices. */
    unpriced: number;
    /** Nothing on the sheet tells them from a row with a lower price. */
    merged: number;
  };
  routes: number;
  /** How many of the routes have no place. */
  cut: number;
}

interface SheetOptions {
  /** When the sheet is made, in ms. */
  now: number;
  maxRoutes: number;
  /** Each line says when it is valid. */
  hasPeriods: boolean;
}

const common = (periods: readonly SheetPeriod[]): SheetPeriod => ({
  begin: Math.max(-Infinity, ...periods.map(({ begin }) => begin)),
  end: Math.min(Infinity, ...periods.map(({ end }) => end)),
});

interface Line extends Pick<SheetRoute, 'to' | 'facts' | 'isLater'> {
  from: string;
  /** Each with the time in which it is valid. */
  prices: ({ price: SheetAmount; period: SheetPeriod } | undefined)[];
}

const periodOf = ({ prices }: Line) => common(prices.flatMap((one) => one?.period ?? []));

/** Makes one line of the rows that nothing on the sheet tells apart: of each unit the lowest price. */
function mergeRows(rows: readonly SheetPrice[], now: number, hasPeriods: boolean): Line[] {
  const lines = new Map<string, Line>();
  for (const { from, to, facts, begin = -Infinity, end = Infinity, ...row } of rows) {
    const isLater = begin > now;
    const limits = hasPeriods ? [begin, end] : [isLater && begin];
    const key = JSON.stringify([from, to, facts, limits.map(String)]);
    const line = lines.get(key) ?? { from, to, facts, isLater, prices: [] };
    line.prices = row.prices.map((price, index) => {
      const other = line.prices[index];
      if (!price || (other && other.price.amount <= price.amount)) return other;
      return { price, period: { begin, end } };
    });
    lines.set(key, line);
  }
  return [...lines.values()];
}

const isOne = (periods: readonly SheetPeriod[]) =>
  new Set(periods.map(({ begin, end }) => `${begin} ${end}`)).size <= 1;

/** The time in which all lines are valid; null where one time does not say it. */
function commonPeriod(lines: readonly Line[]) {
  const period = common(lines.map(periodOf));
  const isMixed = new Set(lines.map(({ isLater }) => isLater)).size > 1;
  return isMixed || period.begin >= period.end ? null : period;
}

/** Makes the content of a price sheet of rows. It calculates no amount: each is the text of a cell of the list. */
export function sheetContent(rows: readonly SheetPrice[], options: SheetOptions): SheetContent {
  const { now, maxRoutes, hasPeriods } = options;
  const current = rows.filter(({ end = Infinity }) => end > now);
  const priced = current.filter(({ prices }) => prices.some(Boolean));
  const merged = mergeRows(priced, now, hasPeriods);
  const period = commonPeriod(merged);
  // Rows that are one line only because the sheet does not say when they are valid, are several where it has to.
  const all = period || hasPeriods ? merged : mergeRows(priced, now, true);
  const lines = all.slice(0, maxRoutes);
  const groups = new Map<string, SheetRoute[]>();
  for (const line of lines) {
    const { from, to, facts, isLater } = line;
    const prices = line.prices.map((one) => one?.price);
    const route = { to, facts, isLater, prices, period: periodOf(line) };
    const routes = groups.get(from);
    if (routes) routes.push(route);
    else groups.set(from, [route]);
  }
  const width = rows[0]?.prices.length ?? 0;
  return {
    groups: [...groups].map(([from, routes]) => ({ from, routes })),
    columns: Array.from({ length: width }, (_, index) => index).filter((index) =>
      lines.some(({ prices }) => prices[index]),
    ),
    period: hasPeriods && !isOne(all.map(periodOf)) ? null : period,
    left: {
      ended: rows.length - current.length,
      unpriced: current.length - priced.length,
      merged: priced.length - all.length,
    },
    routes: all.length,
    cut: all.length - lines.length,
  };
}
