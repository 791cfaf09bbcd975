import type { ById } from '@/api/types';
import { WorkLine, WorkList } from '@/crud/layouts/routes/work-list';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import { pairKey, type Overlap } from './areas';

interface OverlapListProps<Row extends ById> {
  overlaps: readonly Overlap<Row>[];
  /** Conflicts that no row of the table shows. */
  note: string | undefined;
  wayOf: (overlap: Overlap<Row>) => string;
  onOpen: (overlap: Overlap<Row>) => void;
}

/** Who is in conflict with whom, because a cell may be out of sight. */
export function OverlapList<Row extends ById>(props: OverlapListProps<Row>) {
  const { overlaps, note, wayOf, onOpen } = props;
  const { t } = useTranslation();
  return (
    <WorkList
      title={t('layouts.areas.conflicts')}
      items={overlaps}
      notes={note ? [note] : []}
      notesTone="warning"
      empty={t('layouts.areas.noConflicts')}
      moreText={(count) => t('layouts.areas.more', { count })}
    >
      {(overlap) => {
        const [one, other] = overlap.areas;
        return (
          <WorkLine key={pairKey(overlap)}>
            <Button variant="link" isPrinted onClick={() => onOpen(overlap)}>
              {t('layouts.areas.pair', { one: one.name, other: other.name })}
            </Button>
            <Text tone="secondary" breaks>
              {wayOf(overlap)}
            </Text>
          </WorkLine>
        );
      }}
    </WorkList>
  );
}
