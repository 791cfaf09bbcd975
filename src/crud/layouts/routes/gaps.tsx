import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { lineArrow } from '@/lib/place-names';
import { Button, PageLink } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import type { Gap } from './journeys';
import { WorkLine } from './work-list';

const firstLines = 10;

interface GapsProps {
  title: string;
  /** What stands there when there are none. */
  empty: string;
  gaps: readonly Gap[];
  nameOf: (key: string) => string;
  /** Says what is missing on a route, where the title does not. */
  stateOf?: (gap: Gap) => string;
  /** The lists of the orders and of the earlier prices between two places; null where the user may not open them. */
  ordersOf: (gap: Gap) => string | null;
  pricesOf?: (gap: Gap) => string | null;
  /** Why something is not compared. */
  notes: readonly string[];
}

/** Routes that are not served, as a work list. */
export function Gaps({
  title,
  empty,
  gaps,
  nameOf,
  stateOf,
  ordersOf,
  pricesOf,
  notes,
}: GapsProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(firstLines);
  return (
    <Section
      title={title}
      isPart
      note={gaps.length > 0 && <Text tone="secondary">{formatCount(gaps.length)}</Text>}
    >
      {notes.map((note) => (
        <Text as="p" key={note} tone="secondary">
          {note}
        </Text>
      ))}
      {gaps.length === 0 && notes.length === 0 && <p>{empty}</p>}
      <Grid as="ol">
        {gaps.slice(0, limit).map((gap) => {
          const { from, to, lines, orders } = gap;
          const ordersPath = orders > 0 ? ordersOf(gap) : null;
          const pricesPath = lines > 0 ? pricesOf?.(gap) : null;
          return (
            <WorkLine key={`${from} ${to}`}>
              <span>{nameOf(from) + lineArrow + nameOf(to)}</span>
              {stateOf && <Text tone="secondary">{stateOf(gap)}</Text>}
              {orders > 0 && <Text strong>{t('layouts.routes.gapOrders', { count: orders })}</Text>}
              {ordersPath && (
                <PageLink variant="link" to={ordersPath}>
                  {t('layouts.routes.showOrders')}
                </PageLink>
              )}
              {pricesPath && (
                <PageLink variant="link" to={pricesPath}>
                  {t('layouts.routes.showPrices')}
                </PageLink>
              )}
            </WorkLine>
          );
        })}
      </Grid>
      {gaps.length > limit && (
        <Button onClick={() => setLimit(gaps.length)}>
          {t('layouts.routes.more', { count: gaps.length - limit })}
        </Button>
      )}
    </Section>
  );
}
