import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import type { Entry } from './compose-schedule';

interface ScheduleLegendProps {
  /** The records have a day instead of a period. */
  isMarks: boolean;
  /** No condition leaves out records. */
  isWhole: boolean;
  /** Periods can be changed. */
  canMove: boolean;
}

/** What the signs of the schedule mean, and how periods are changed. */
export function ScheduleLegend({ isMarks, isWhole, canMove }: ScheduleLegendProps) {
  const { t } = useTranslation();
  const signs = isMarks ? 'marks' : isWhole ? 'legend' : 'noGaps';
  return (
    <>
      <Text as="p" size={12} tone="secondary">
        {t(`layouts.schedule.${signs}`)}
      </Text>
      {canMove && (
        <Text as="p" size={12} tone="secondary" data-print="no">
          {t('layouts.schedule.moves')}
        </Text>
      )}
    </>
  );
}

interface InvalidPeriodsProps<Row> {
  invalid: readonly Entry<Row>[];
  onOpen: (row: Row, opener: HTMLElement) => void;
}

/** What ends before it begins. */
export function InvalidPeriods<Row>({ invalid, onOpen }: InvalidPeriodsProps<Row>) {
  const { t } = useTranslation();
  return (
    <Row gap={2} wrap>
      <Text tone="error">{t('layouts.schedule.invalid')}</Text>
      {invalid.map(({ key, title, row }) => (
        <Button
          key={key}
          variant="link"
          isPrinted
          onClick={({ currentTarget }) => onOpen(row, currentTarget)}
        >
          {title}
        </Button>
      ))}
    </Row>
  );
}
