import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import type { Period } from './schedule';
import { periodText } from './schedule-texts';

const stepDays = 28;

interface ScheduleToolsProps {
  window: Period;
  today: number;
  /** The window is not the usual one. */
  isMoved: boolean;
  /** Undefined for the usual window. */
  onMove: (from: number | undefined) => void;
  /** The next free slot, in words. */
  next: string | undefined;
}

/** The days that are shown, and the next days on which nothing is. */
export function ScheduleTools({ window, today, isMoved, onMove, next }: ScheduleToolsProps) {
  const { t } = useTranslation();
  return (
    <Row gap={4} lineGap={2} wrap>
      <Row as="fieldset" gap={1} aria-label={t('layouts.schedule.window')}>
        <IconButton
          label={t('layouts.schedule.previous')}
          data-print="no"
          onClick={() => onMove(window.from - stepDays)}
        >
          <Icon icon={LeftOutlined} />
        </IconButton>
        <IconButton
          label={t('layouts.schedule.next')}
          data-print="no"
          onClick={() => onMove(window.from + stepDays)}
        >
          <Icon icon={RightOutlined} />
        </IconButton>
        <Text as="output" digits>
          {periodText(window, today)}
        </Text>
        {isMoved && (
          <Button variant="link" onClick={() => onMove(undefined)}>
            {t('layouts.schedule.toToday')}
          </Button>
        )}
      </Row>
      {next && (
        <Row as="p" gap={2} wrap>
          <Text tone="secondary">{t('layouts.schedule.nextGap')}</Text>
          <Text strong>{next}</Text>
        </Row>
      )}
    </Row>
  );
}
