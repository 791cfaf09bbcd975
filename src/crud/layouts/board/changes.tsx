import { WorkLine } from '@/crud/layouts/routes/work-list';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { lineArrow } from '@/lib/place-names';
import { Button } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { isOutlier, type Change } from './board';
import { shareText } from './board-texts';
import styles from './board.module.css';

const firstChanges = 5;

interface ChangesProps {
  changes: readonly Change<unknown>[];
  /** Whether the board shows today. */
  isToday: boolean;
  nameOf: (key: string) => string;
  onOpen: (from: string, to: string) => void;
}

/** The lines that rose or fell most since the day before. */
export function Changes({ changes, isToday, nameOf, onOpen }: ChangesProps) {
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
            <WorkLine key={offer.subject}>
              <Button variant="link" isPrinted onClick={() => onOpen(offer.from, offer.to)}>
                {nameOf(offer.from) + lineArrow + nameOf(offer.to)}
              </Button>
              <Text tone="secondary" className={styles.company}>
                {offer.companyName}
              </Text>
              {isOutlier(before, offer.price) && (
                <Text strong tone="warning">
                  {`! ${t('layouts.board.change.outlier')}`}
                </Text>
              )}
              <Text digits>{formatMoney(offer.price)}</Text>
              <Text digits className={styles.way} data-way={key}>
                {`${key === 'rise' ? '▲' : '▼'} ${t(`layouts.board.change.${key}`, {
                  change: formatMoney(Math.abs(change)),
                  share: shareText(change / before),
                })}`}
              </Text>
            </WorkLine>
          ))}
        </ol>
      </>
    );
  return (
    <Section title={t(isToday ? 'layouts.board.changes' : 'layouts.board.changesOf')} isPart>
      {changes.length === 0 && <p>{t('layouts.board.noChange')}</p>}
      {list(rises, 'rise')}
      {list(falls, 'fall')}
    </Section>
  );
}
