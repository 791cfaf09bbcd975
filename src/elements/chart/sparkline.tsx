import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import styles from './chart.module.css';

/** The height of the drawing in its own units; the style sheet stretches it to the size of its box. */
const height = 32;
/** The line stays this far from the edges, so that its stroke is not cut off. */
const inset = 2;

interface SparklineProps {
  values: readonly number[];
  /** The period of the last value is not over, so its line is dashed: it would look like a fall. */
  isLastOpen?: boolean;
}

/** A line of counts in order without axes, from zero, next to the figure that it belongs to. It needs two values at least. */
export function Sparkline({ values, isLastOpen = false }: SparklineProps) {
  const { t } = useTranslation();
  const last = values.length - 1;
  if (last < 1 || !values.every(Number.isFinite)) return null;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) => height - inset - (value / (max || 1)) * (height - 2 * inset);
  const points = values.map((value, index) => `${index},${yOf(value)}`);
  const over = isLastOpen ? points.slice(0, -1) : points;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${last} ${height}`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline; there is no file to be shown
      role="img"
      aria-label={t('elements.chart.spark', {
        count: values.length,
        min: formatCount(min),
        max: formatCount(max),
      })}
    >
      <polygon points={`0,${height} ${over.join(' ')} ${over.length - 1},${height}`} />
      <polyline points={over.join(' ')} />
      {isLastOpen && <polyline data-open points={points.slice(-2).join(' ')} />}
    </svg>
  );
}
