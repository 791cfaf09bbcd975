import { statisticsApi } from '@/api/platform/statistics';
import { useLoad } from '@/elements/query/use-load';
import { currentLanguage, useTranslation } from '@/i18n';
import { numberFormat } from '@/lib/intl';
import { Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { figuresOf, type Figure } from './figures';
import { rangeBefore } from './range';
import type { Range } from './targets';

/** How long a comparison holds: it is loaded again afterwards. */
const comparisonMs = 10 * 60_000;

/** The figures of the period before; undefined until they have loaded, and when they cannot be loaded. */
export function useFiguresBefore(range: Range): Figure[] | undefined {
  const now = useMinute();
  const before = rangeBefore(range, now - (now % comparisonMs));
  const { data } = useLoad(['statistics', before.begin, before.end], (signal) =>
    // Without them the page only lacks the comparison, which does not need a message.
    statisticsApi.figures(
      { timeBegin: before.begin, timeEnd: before.end },
      { signal, quiet: true },
    ),
  );
  return data && figuresOf(data, before);
}

interface ChangeProps {
  change: number;
  /** Whether the change is good or bad, which a colour says; any other is only told. */
  counts: boolean;
  isShare?: boolean;
  /** Today is compared with yesterday at the same time. */
  isToday: boolean;
}

/** How much a figure has changed against the period before. */
export function Change({ change, counts, isShare, isToday }: ChangeProps) {
  const { t } = useTranslation();
  const percent = numberFormat(currentLanguage(), {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change * 100);
  const key = isShare ? 'dashboard.changePoints' : 'dashboard.change';
  return (
    <Text as="span" tone={counts ? (change > 0 ? 'success' : 'error') : undefined}>
      {t(isToday ? `${key}Today` : key, { percent })}
    </Text>
  );
}

/**
 * The change of a figure against the period before: of a share in percentage points, of a count as a share of it. null
 * without a figure to compare with.
 */
export function changeOf(figure: Figure, before: Figure | undefined): number | null {
  if (
    !figure.ofRange ||
    figure.isComparable === false ||
    figure.value === null ||
    !before ||
    before.value === null
  )
    return null;
  const difference = figure.value - before.value;
  if (!Number.isFinite(difference)) return null;
  if (figure.isShare) return difference;
  return before.value === 0 ? null : difference / before.value;
}

/** A share that changes by fewer points is as good as before. */
const leastPoints = 0.05;
/** Two counts of the same mean differ by less in 19 of 20 cases: twice the root of their sum. */
const deviations = 2;

/** Whether a figure has become better or worse, rather than changed by chance or without being either. */
export function isNotable(figure: Figure, before: Figure | undefined): boolean {
  if (figure.isNeutral || typeof figure.value !== 'number' || typeof before?.value !== 'number')
    return false;
  const difference = Math.abs(figure.value - before.value);
  if (figure.isShare) return difference >= leastPoints;
  return difference > deviations * Math.sqrt(figure.value + before.value);
}
