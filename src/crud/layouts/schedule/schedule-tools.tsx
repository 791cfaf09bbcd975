import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import type { Line } from './compose-schedule';
import type { Period } from './schedule';
import type { FillGap } from './schedule-gap';
import { gapText, periodText, placeText } from './schedule-texts';
import styles from './schedule.module.css';

const stepDays = 28;

interface ScheduleToolsProps {
  window: Period;
  today: number;
  /** The window is not the usual one. */
  isMoved: boolean;
  /** Undefined for the usual window. */
  onMove: (from: number | undefined) => void;
  /** When something is next free. */
  children?: ReactNode;
}

/** The days that are shown, and when something is next free. */
export function ScheduleTools(props: ScheduleToolsProps) {
  const { window, today, isMoved, onMove, children } = props;
  const { t } = useTranslation();
  return (
    <Row gap={4} lineGap={2} wrap>
      <Row as="fieldset" gap={1} aria-label={t('layouts.schedule.window')}>
        <IconButton
          label={t('layouts.schedule.previous')}
          onClick={() => onMove(window.from - stepDays)}
        >
          <Icon icon={LeftOutlined} />
        </IconButton>
        <IconButton
          label={t('layouts.schedule.next')}
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
      {children}
    </Row>
  );
}

interface NextGapProps<Row> {
  name: string;
  line: Line<Row>;
  gap: Period;
  today: number;
  ahead: Period;
  onFill: FillGap<Row> | undefined;
}

/** The next days on which a place shows nothing; a press creates a record that does. */
export function NextGap<Row>({ name, line, gap, today, ahead, onFill }: NextGapProps<Row>) {
  const { t } = useTranslation();
  const slot = t('layouts.schedule.slot', {
    place: placeText(name, line),
    gap: gapText([gap], today, ahead),
  });
  return (
    <Row as="p" gap={2} wrap className={styles.slot}>
      <Text tone="secondary">{t('layouts.schedule.nextGap')}</Text>
      {onFill ? (
        <Button
          variant="link"
          isPrinted
          aria-label={t('layouts.schedule.fillNext', { slot })}
          onClick={() => onFill(line, gap)}
        >
          {slot}
        </Button>
      ) : (
        <Text strong>{slot}</Text>
      )}
    </Row>
  );
}
