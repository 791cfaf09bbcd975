import { useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { LoadedLayout } from '@/crud/layouts/source/loaded-layout';
import { useAddressDay } from '@/crud/layouts/source/use-address-day';
import { useTranslation } from '@/i18n';
import type { LayoutProps, ScheduleLayout } from '@/schema/layout';
import { useToday } from '@/ui/use-clock';
import { useLatest } from '@/ui/use-latest';
import { useIsMobile } from '@/ui/use-media';
import { nextFree } from './compose-schedule';
import { dayOf, formatDay, mondayOf, parseDay } from './days';
import type { Period } from './schedule';
import { ScheduleAgenda } from './schedule-agenda';
import { ScheduleChart } from './schedule-chart';
import { InvalidPeriods, ScheduleLegend } from './schedule-notes';
import { NextGap, ScheduleTools } from './schedule-tools';
import { useFill } from './use-fill';
import { useMoves } from './use-moves';
import { useSchedule } from './use-schedule';

const shownDays = 90;
/** Days before the present one that are shown as well. */
const formerDays = 7;

const windowFrom = (from: number): Period => ({ from, to: from + shownDays - 1 });

interface ScheduleViewProps<Row> extends LayoutProps<Row> {
  layout: ScheduleLayout<Row>;
}

/** What is shown where and when, and where nothing is. */
export function ScheduleView<Row extends ById>(props: ScheduleViewProps<Row>) {
  const { name, layout, call, list, onOpen: open, onSave, onCreate } = props;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const today = dayOf(new Date(useToday()));
  const [day, chooseDay] = useAddressDay();

  const usual = mondayOf(today - formerDays);
  const chosen = parseDay(day);
  const from = chosen === undefined ? usual : mondayOf(chosen);
  const window = useMemo(() => windowFrom(from), [from]);
  const ahead = useMemo(() => windowFrom(today), [today]);

  const { composed, isWhole, ...source } = useSchedule({
    layout,
    list,
    call,
    today,
    from,
    ahead,
  });
  const isMarks = layout.start === undefined;
  const { move: moved, run: moveRun } = useMoves({
    layout,
    onSave,
    loaded: source.loaded,
    today,
  });
  const latestOpen = useLatest(open);
  // Stays the same, so that lines can be memoised.
  const [onOpen] = useState(
    () => (row: Row, opener: HTMLElement) => latestOpen.current(row, opener),
  );

  const onFill = useFill({ layout, ahead, onCreate });

  const next = composed && nextFree(composed.lines);
  const move = (to: number | undefined) =>
    chooseDay(to === undefined || mondayOf(to) === usual ? null : formatDay(to));
  return (
    <LayoutBox title={t('layouts.schedule.title')}>
      <ScheduleTools
        window={isMobile && chosen === undefined ? ahead : window}
        today={today}
        isMoved={from !== usual}
        onMove={move}
      >
        {next && <NextGap {...{ name, today, ahead, onFill }} {...next} />}
      </ScheduleTools>
      <LoadedLayout
        name="schedule"
        source={source}
        isLoaded={composed !== undefined}
        empty={composed?.shown.length === 0 ? t('layouts.schedule.empty') : undefined}
      >
        {composed && (
          <>
            {isMobile ? (
              <ScheduleAgenda
                {...{ name, composed, today, ahead, isMarks, onOpen, onFill }}
                window={chosen === undefined ? ahead : window}
              />
            ) : (
              <ScheduleChart
                {...{ name, composed, window, today, ahead, isMarks, onOpen, onFill }}
                move={moved}
                run={moveRun}
                canMove={layout.canMove}
              />
            )}
            <ScheduleLegend
              isMarks={isMarks}
              isWhole={isWhole}
              canMove={onSave !== undefined && !isMarks && !isMobile}
            />
          </>
        )}
      </LoadedLayout>
      {composed && composed.invalid.length > 0 && (
        <InvalidPeriods invalid={composed.invalid} onOpen={onOpen} />
      )}
    </LayoutBox>
  );
}
