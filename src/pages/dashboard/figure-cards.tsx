import { Link } from 'react-router-dom';
import { Sparkline } from '@/elements/chart/sparkline';
import { currentLanguage, useTranslation } from '@/i18n';
import { emptyText, numberFormat } from '@/lib/intl';
import { Grid, Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { Change, changeOf, isNotable, useFiguresBefore } from './figure-change';
import type { Figure } from './figures';
import { isOneDay, isOngoing } from './range';
import { useAddressOf, type Range } from './targets';
import styles from './dashboard.module.css';

function textOf({ value, isShare }: Figure) {
  if (value === null) return emptyText;
  const style = isShare ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : {};
  return numberFormat(currentLanguage(), style).format(value);
}

interface FigureCardProps {
  figure: Figure;
  before: Figure | undefined;
  address: string | null;
  isOpen: boolean;
  isToday: boolean;
}

function FigureCard({ figure, before, address, isOpen, isToday }: FigureCardProps) {
  const { t } = useTranslation();
  const { key, value, isShare, undecided = 0, days } = figure;
  const name = t(`dashboard.figures.${key}`);
  const text = textOf(figure);
  const change = changeOf(figure, before);
  return (
    <Grid as="li" gap={1} pack="start" panel className={styles.figure} data-key={key}>
      <Text as="h3" tone="secondary" className="ui-ellipsis">
        {name}
      </Text>
      {address ? (
        <Link to={address} className={styles.value} aria-label={`${name} ${text}`}>
          {text}
        </Link>
      ) : (
        <span className={styles.value}>{text}</span>
      )}
      <Text as="small" tone="muted" size={12} digits className={styles.about}>
        {!figure.ofRange && <span>{t('dashboard.now')}</span>}
        {value === null && undecided > 0 && (
          <span>{t('dashboard.undecided', { count: undecided })}</span>
        )}
        {change !== null && (
          <Change counts={isNotable(figure, before)} {...{ change, isShare, isToday }} />
        )}
      </Text>
      {isShare && value !== null && (
        <span className={styles.share} aria-hidden="true">
          <i style={{ width: `${(Number(value) || 0) * 100}%` }} />
        </span>
      )}
      {days && <Sparkline values={days} isLastOpen={isOpen} />}
    </Grid>
  );
}

/** Figures with a link to the list that they count. */
export function FigureCards({ figures, range }: { figures: Figure[]; range: Range }) {
  const { t } = useTranslation();
  const before = useFiguresBefore(range);
  const addressOf = useAddressOf();
  const isOpen = isOngoing(range, useMinute());
  return (
    <Grid as="ul" gap={3} className={styles.figures} aria-label={t('dashboard.statistics')}>
      {figures.map((figure) => (
        <FigureCard
          key={figure.key}
          figure={figure}
          before={before?.find(({ key }) => key === figure.key)}
          address={addressOf(figure)}
          isOpen={isOpen}
          isToday={isOpen && isOneDay(range)}
        />
      ))}
    </Grid>
  );
}
