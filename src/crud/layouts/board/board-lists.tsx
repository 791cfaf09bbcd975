import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { formatCount } from '@/lib/intl';
import { lineArrow } from '@/lib/place-names';
import { Button, PageLink } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { isOutlier, type Change, type Gap } from './board';
import { shareText } from './board-texts';
import styles from './board.module.css';

const firstLines = 10;
const firstChanges = 5;

interface ChangesProps {
  changes: readonly Change<unknown>[];
  nameOf: (key: string) => string;
  onOpen: (from: string, to: string) => void;
}

/** The lines that rose or fell most since the day before. */
export function Changes({ changes, nameOf, onOpen }: ChangesProps) {
  const { t } = useTranslation();
  const rises = changes.filter(({ change }) => change > 0).slice(0, firstChanges);
  const falls = changes
    .filter(({ change }) => change < 0)
    .slice(-firstChanges)
    .toReversed();
  const list = (some: readonly Change<unknown>[], key: 'rise' | 'fall') =>
    some.length > 0 && (
      <>
        <Text as="p" tone="secondary">
          {t(`layouts.board.${key}s`)}
        </Text>
        <ol>
          {some.map(({ offer, before, change }) => (
            <Row as="li" key={offer.subject} gap={2} wrap className={styles.line}>
              <Button variant="link" onClick={() => onOpen(offer.from, offer.to)}>
                {nameOf(offer.from) + lineArrow + nameOf(offer.to)}
              </Button>
              <Text tone="secondary">{offer.companyName}</Text>
              <Text digits>{formatMoney(offer.price)}</Text>
              <Text digits className={styles.way} data-way={key}>
                {`${key === 'rise' ? '▲' : '▼'} ${t(`layouts.board.change.${key}`, {
                  change: formatMoney(Math.abs(change)),
                  share: shareText(change / before),
                })}`}
              </Text>
              {isOutlier(before, offer.price) && (
                <Text strong tone="warning">
                  {`! ${t('layouts.board.change.outlier')}`}
                </Text>
              )}
            </Row>
          ))}
        </ol>
      </>
    );
  return (
    <Section title={t('layouts.board.changes')} isPart>
      {changes.length === 0 && <p>{t('layouts.board.noChange')}</p>}
      {list(rises, 'rise')}
      {list(falls, 'fall')}
    </Section>
  );
}

interface GapsProps {
  gaps: readonly Gap[];
  nameOf: (key: string) => string;
  /** The lists of the orders and of the earlier prices between two places; null where the user may not open them. */
  ordersOf: (gap: Gap) => string | null;
  pricesOf: (gap: Gap) => string | null;
  /** Why something is not compared. */
  notes: readonly string[];
}

/** The routes with lines or orders and without an offer, as a work list. */
export function Gaps({ gaps, nameOf, ordersOf, pricesOf, notes }: GapsProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(firstLines);
  return (
    <Section
      title={t('layouts.board.gaps')}
      isPart
      note={gaps.length > 0 && <Text tone="secondary">{formatCount(gaps.length)}</Text>}
    >
      {notes.map((note) => (
        <Text as="p" key={note} tone="secondary">
          {note}
        </Text>
      ))}
      {gaps.length === 0 && notes.length === 0 && <p>{t('layouts.board.noGaps')}</p>}
      <Grid as="ol">
        {gaps.slice(0, limit).map((gap) => {
          const { from, to, lines, companies, orders } = gap;
          const ordersPath = orders > 0 ? ordersOf(gap) : null;
          const pricesPath = lines > 0 ? pricesOf(gap) : null;
          return (
            <Row as="li" key={`${from} ${to}`} gap={2} wrap className={styles.line}>
              <span>{nameOf(from) + lineArrow + nameOf(to)}</span>
              <Text tone="secondary">
                {lines > 0
                  ? t('layouts.board.gapLines', { count: lines, companies })
                  : t('layouts.board.gapNoLine')}
              </Text>
              {orders > 0 && <Text strong>{t('layouts.board.gapOrders', { count: orders })}</Text>}
              {ordersPath && (
                <PageLink variant="link" to={ordersPath}>
                  {t('layouts.board.showOrders')}
                </PageLink>
              )}
              {pricesPath && (
                <PageLink variant="link" to={pricesPath}>
                  {t('layouts.board.showPrices')}
                </PageLink>
              )}
            </Row>
          );
        })}
      </Grid>
      {gaps.length > limit && (
        <Button onClick={() => setLimit(gaps.length)}>
          {t('layouts.board.more', { count: gaps.length - limit })}
        </Button>
      )}
    </Section>
  );
}
