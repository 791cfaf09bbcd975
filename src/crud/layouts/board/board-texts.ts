import { currentLanguage, t } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { numberFormat } from '@/lib/intl';
import { isOutlier, type BoardCell } from './board';

export const shareText = (share: number) =>
  numberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.abs(share),
  );

/** A difference below half a percent is none. */
const leastShare = 0.005;

/** Where an amount is against the median, as the side and the share. */
export function placeOfShare(share: number | undefined) {
  if (share === undefined) return undefined;
  if (Math.abs(share) < leastShare) return 'even';
  return share < 0 ? 'low' : 'high';
}

/** The rise or fall of a cell since the day before; undefined where one of the amounts is missing. */
export function changeOf({ low, before }: BoardCell<unknown>) {
  if (low === undefined || before === undefined || low === before) return undefined;
  return {
    way: low > before ? ('rise' as const) : ('fall' as const),
    text: formatMoney(Math.abs(low - before)),
    isOutlier: isOutlier(before, low),
  };
}

interface CellNames {
  from: string;
  to: string;
  unit: string;
  /** The company of the lowest offer. */
  company: string;
}

/** Everything that a cell says, in words. */
export function cellLabel(cell: BoardCell<unknown> | undefined, names: CellNames): string {
  const text = (key: string, values?: object) => t(`layouts.board.cell.${key}`, { ...values });
  const parts: string[] = [];
  if (cell?.low !== undefined) {
    const { low, companies, toMedian } = cell;
    const { unit, company } = names;
    parts.push(text('low', { price: formatMoney(low), unit, company }));
    parts.push(companies === 1 ? text('only') : text('count', { count: companies }));
    const place = placeOfShare(toMedian);
    const share = shareText(toMedian ?? 0);
    if (place === 'even') parts.push(text('even'));
    else if (place) parts.push(text(place === 'low' ? 'below' : 'above', { share }));
    const change = changeOf(cell);
    if (change) parts.push(text(change.way, { change: change.text }));
    if (change?.isOutlier) parts.push(text('outlier'));
  } else if (cell?.before !== undefined) {
    parts.push(text('ended', { price: formatMoney(cell.before) }));
  }
  if (cell?.silent) parts.push(text('silent', { count: cell.silent }));
  // Most cells of a large board are empty, and each text that is looked up takes time while the board scrolls.
  const state = parts.length > 1 ? parts.join(text('separator')) : (parts[0] ?? text('none'));
  return text('route', { ...names, state });
}
