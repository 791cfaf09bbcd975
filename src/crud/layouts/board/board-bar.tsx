import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { ReactNode } from 'react';
import { Segmented } from '@/elements/toolbar/segmented';
import { useTranslation } from '@/i18n';
import { dayMs, formatDate, formatMonthTime } from '@/lib/time';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';

interface BoardBarProps {
  units: readonly { value: string; text: string }[];
  value: string;
  onUnit: (value: string) => void;
  /** The moment of the board in ms, and its day where it is not today. */
  at: number;
  day: string | null;
  chooseDay: (day: string | null) => void;
  isLoaded: boolean;
  /** Further buttons. */
  children: ReactNode;
}

/** The unit and the day of a board. */
export function BoardBar(props: BoardBarProps) {
  const { units, value, onUnit, at, day, chooseDay, isLoaded, children } = props;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const step = (days: number) => {
    const next = formatDate(at + days * dayMs);
    chooseDay(next === formatDate(Date.now()) ? null : next);
  };
  return (
    <Row gap={4} lineGap={2} wrap>
      <Segmented label={t('layouts.board.unit')} value={value} options={units} onChange={onUnit} />
      {/* Beside the units, where the day takes a line of its own. */}
      {isMobile ? children : null}
      <Row as="fieldset" gap={1} aria-label={t('layouts.board.day')}>
        <IconButton
          label={t('layouts.board.previous')}
          disabled={!isLoaded}
          onClick={() => step(-1)}
        >
          <Icon icon={LeftOutlined} />
        </IconButton>
        <IconButton label={t('layouts.board.next')} disabled={!isLoaded} onClick={() => step(1)}>
          <Icon icon={RightOutlined} />
        </IconButton>
        <Text as="output" digits>
          {isLoaded
            ? t('layouts.board.moment', {
                moment: formatMonthTime(at),
                before: formatMonthTime(at - dayMs),
              })
            : ''}
        </Text>
        {day && (
          <Button variant="link" onClick={() => chooseDay(null)}>
            {t('layouts.board.today')}
          </Button>
        )}
      </Row>
      {isMobile ? null : children}
    </Row>
  );
}
