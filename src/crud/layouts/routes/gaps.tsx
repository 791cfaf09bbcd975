import { useTranslation } from '@/i18n';
import { lineArrow } from '@/lib/place-names';
import { PageLink } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import type { Gap } from './journeys';
import { WorkLine, WorkList } from './work-list';

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
  return (
    <WorkList
      {...{ title, empty, notes }}
      items={gaps}
      moreText={(count) => t('layouts.routes.more', { count })}
    >
      {(gap) => {
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
      }}
    </WorkList>
  );
}
