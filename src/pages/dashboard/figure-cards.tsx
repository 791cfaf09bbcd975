import { Link } from 'react-router-dom';
import { currentLanguage, useTranslation } from '@/i18n';
import { emptyText, numberFormat } from '@/lib/intl';
import { queryString } from '@/lib/url/query-string';
import { flatten, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { Grid, Row } from '@/ui/layout/layout';
import { Change, changeOf, useFiguresBefore } from './figure-change';
import type { Figure, Part, Target } from './figures';
import type { rangeOf } from './range';
import styles from './dashboard.module.css';

type AddressOf = (target: Partial<Target>) => string | null;

/** The URL of a list with filters; null when the user may not open it. */
function useAddressOf(): AddressOf {
  const can = useCan();
  const open = new Set(flatten(visible(routeRows, can)).map(({ path }) => path));
  return ({ page, query }) => {
    if (!page || !open.has(page)) return null;
    const conditions = queryString(query);
    return page + (conditions && `?${conditions}`);
  };
}

function textOf({ value, isShare }: Figure) {
  if (value === null) return emptyText;
  const style = isShare ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : {};
  return numberFormat(currentLanguage(), style).format(value);
}

function PartLine({ part, address }: { part: Part; address: string | null }) {
  const number = numberFormat(currentLanguage()).format(part.value);
  const content = (
    <>
      {part.label} <b>{number}</b>
    </>
  );
  return <li>{address ? <Link to={address}>{content}</Link> : <span>{content}</span>}</li>;
}

interface FigureCardProps {
  figure: Figure;
  before: Figure | undefined;
  addressOf: AddressOf;
}

function FigureCard({ figure, before, addressOf }: FigureCardProps) {
  const { t } = useTranslation();
  const { key, value, isShare, parts = [] } = figure;
  const address = addressOf(figure);
  const name = t(`dashboard.figures.${key}`);
  const text = textOf(figure);
  const change = changeOf(figure, before);
  return (
    <Grid as="li" gap={1} pack="start" panel className={styles.figure} data-key={key}>
      <Row as="h3" gap={2} lineGap={0} wrap tone="secondary">
        {name}
        {!figure.ofRange && <small>{t('dashboard.now')}</small>}
        {change !== null && <Change change={change} isShare={isShare} />}
      </Row>
      {address ? (
        <Link to={address} className={styles.value} aria-label={`${name} ${text}`}>
          {text}
        </Link>
      ) : (
        <span className={styles.value}>{text}</span>
      )}
      {isShare && (
        <span className={styles.share} aria-hidden="true">
          <i style={{ width: `${(Number(value) || 0) * 100}%` }} />
        </span>
      )}
      {parts.length > 0 && (
        <Row as="ul" gap={4} lineGap={0} align="stretch" wrap>
          {parts.map((part) => (
            <PartLine key={part.key} part={part} address={addressOf(part)} />
          ))}
        </Row>
      )}
    </Grid>
  );
}

/** Figures with a link to the list that they count. */
export function FigureCards({
  figures,
  range,
}: {
  figures: Figure[];
  range: ReturnType<typeof rangeOf>;
}) {
  const { t } = useTranslation();
  const before = useFiguresBefore(range);
  const addressOf = useAddressOf();
  return (
    <Grid as="ul" gap={3} className={styles.figures} aria-label={t('dashboard.statistics')}>
      {figures.map((figure) => (
        <FigureCard
          key={figure.key}
          figure={figure}
          before={before?.find(({ key }) => key === figure.key)}
          addressOf={addressOf}
        />
      ))}
    </Grid>
  );
}
