import { useState } from 'react';
import { WorkLine } from '@/crud/layouts/routes/work-list';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { Button } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import type { Overlap } from './areas';

const firstLines = 10;

interface OverlapListProps<Row> {
  overlaps: readonly Overlap<Row>[];
  /** Conflicts that no row of the table shows. */
  note: string | undefined;
  wayOf: (overlap: Overlap<Row>) => string;
  onOpen: (overlap: Overlap<Row>) => void;
}

/** Who is in conflict with whom, because a cell may be out of sight. */
export function OverlapList<Row>({ overlaps, note, wayOf, onOpen }: OverlapListProps<Row>) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(firstLines);
  return (
    <Section
      title={t('layouts.areas.conflicts')}
      isPart
      note={overlaps.length > 0 && <Text tone="secondary">{formatCount(overlaps.length)}</Text>}
    >
      {note && (
        <Text as="p" tone="warning">
          {note}
        </Text>
      )}
      {overlaps.length === 0 && !note && <p>{t('layouts.areas.noConflicts')}</p>}
      <ol>
        {overlaps.slice(0, limit).map((overlap) => {
          const [one, other] = overlap.areas;
          return (
            <WorkLine key={`${one.name} ${other.name}`}>
              <Button variant="link" isPrinted onClick={() => onOpen(overlap)}>
                {t('layouts.areas.pair', { one: one.name, other: other.name })}
              </Button>
              <Text tone="secondary" breaks>
                {wayOf(overlap)}
              </Text>
            </WorkLine>
          );
        })}
      </ol>
      {overlaps.length > limit && (
        <Button onClick={() => setLimit(overlaps.length)}>
          {t('layouts.areas.more', { count: overlaps.length - limit })}
        </Button>
      )}
    </Section>
  );
}
