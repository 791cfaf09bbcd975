import { useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { LoadStatus } from '@/crud/layouts/source/load-status';
import { useSource } from '@/crud/layouts/source/use-source';
import { useAddressParam } from '@/elements/filter/use-address-param';
import { useTranslation } from '@/i18n';
import { isId } from '@/lib/guards';
import { isEmpty } from '@/lib/url/query-string';
import type { LayoutProps, ScheduleLayout } from '@/schema/layout';
import { usePrivacy } from '@/stores/privacy';
import { useScopeKey } from '@/stores/scope';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Button } from '@/ui/button';
import { Row, Stack, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { useToday } from '@/ui/use-clock';
import { useLatest } from '@/ui/use-latest';
import { useIsMobile } from '@/ui/use-media';
import { composeSchedule, type Substation } from './compose-schedule';
import { dayOf, daysOfPeriod, formatDay, mondayOf, parseDay } from './days';
import type { Period } from './schedule';
import { ScheduleAgenda } from './schedule-agenda';
import { ScheduleChart } from './schedule-chart';
import { gapText, placeText } from './schedule-texts';
import { ScheduleTools } from './schedule-tools';
import { useMoves } from './use-moves';
import styles from './schedule.module.css';

const shownDays = 90;
/** Days before the present one that are shown as well. */
const formerDays = 7;

/** The condition on the sub-station, which all lists of records with sub-stations have. */
const substationKey = 'substationId';

const windowFrom = (from: number): Period => ({ from, to: from + shownDays - 1 });

/** The sub-stations of the list: the one of the condition or of the console, or else all that the user manages. */
function useShownSubstations(query: object): readonly Substation[] | undefined {
  const managed = useSubstations((state) => state.managed);
  const chosen = useSubstations((state) => state.chosen);
  const condition = new Map<string, unknown>(Object.entries(query)).get(substationKey);
  return useMemo(() => {
    const isAll = isAllSubstations(chosen.id);
    const own = isAll ? undefined : chosen.id;
    const wanted = isId(condition) ? condition : own;
    const found = managed
      .filter(({ id }) => wanted === undefined || String(id) === String(wanted))
      .map(({ id, substationName }) => ({ id, name: substationName }));
    if (found.length) return found;
    return isAll ? undefined : [{ id: chosen.id, name: chosen.substationName }];
  }, [managed, chosen, condition]);
}

interface ScheduleViewProps<Row> extends LayoutProps<Row> {
  layout: ScheduleLayout<Row>;
}

/** What is shown where and when, and where nothing is. */
export function ScheduleView<Row extends ById>(props: ScheduleViewProps<Row>) {
  const { name, layout, call, list, onOpen: open, onSave } = props;
  const { t } = useTranslation();
  const scope = useScopeKey();
  const isMobile = useIsMobile();
  const isPrivate = usePrivacy();
  const today = dayOf(new Date(useToday()));
  const [day, chooseDay] = useAddressParam('day');
  const substations = useShownSubstations(list.query);

  const usual = mondayOf(today - formerDays);
  const chosen = parseDay(day);
  const from = chosen === undefined ? usual : mondayOf(chosen);
  const window = useMemo(() => windowFrom(from), [from]);
  const ahead = useMemo(() => windowFrom(today), [today]);

  // Where other conditions leave out records, nobody knows what is free.
  const isWhole = Object.entries(list.conditions.values).every(
    ([key, value]) => isEmpty(value) || key === substationKey || key === layout.place?.key,
  );

  const query = { ...conditionsOf(list.query), sort: `${layout.end} descending` };
  // Records that ended before all days that are shown come last.
  const first = Math.min(from, today);
  const { state, loaded, run, stop } = useSource<Row>({
    call,
    query,
    isPast: (row) => daysOfPeriod(row[layout.start], row[layout.end]).to < first,
    version: JSON.stringify([scope, query, first, list.updatedAt]),
  });
  const composed = useMemo(
    () =>
      loaded &&
      composeSchedule(loaded.rows, {
        layout,
        today,
        substations,
        ahead: isWhole ? ahead : undefined,
      }),
    // A text is masked where privacy is on.
    // oxlint-disable-next-line react/exhaustive-deps -- it is read from the store
    [loaded, layout, today, ahead, isWhole, substations, isPrivate],
  );

  const { move: moved, run: moveRun } = useMoves({ layout, onSave, loaded });
  const latestOpen = useLatest(open);
  // Stays the same, so that lines can be memoised.
  const [onOpen] = useState(
    () => (row: Row, opener: HTMLElement) => latestOpen.current(row, opener),
  );

  const [next] = (composed?.lines ?? [])
    .flatMap((line) => (line.gaps?.length ? [{ line, gaps: line.gaps }] : []))
    .toSorted((a, b) => (a.gaps[0]?.from ?? 0) - (b.gaps[0]?.from ?? 0));
  const move = (to: number | undefined) =>
    chooseDay(to === undefined || mondayOf(to) === usual ? null : formatDay(to));
  return (
    <Stack gap={2} className={styles.schedule} data-print="flow">
      <h2 className="visually-hidden">{t('layouts.schedule.title')}</h2>
      <ScheduleTools
        window={isMobile && chosen === undefined ? ahead : window}
        today={today}
        isMoved={from !== usual}
        onMove={move}
        next={
          next &&
          t('layouts.schedule.slot', {
            place: placeText(name, next.line),
            gap: gapText(next.gaps, today, ahead),
          })
        }
      />
      <LoadStatus
        state={state}
        texts={{
          running: t('layouts.schedule.loading', { rows: state.rows.length }),
          stopped: t('layouts.schedule.stopped'),
          tooMany: t('layouts.schedule.tooMany', { max: exportMaxRows }),
          failed: (reason) => t('layouts.schedule.failed', { reason }),
        }}
        onRun={run}
        onStop={stop}
      />
      {!composed && state.phase === 'running' && <Skeleton shape="lines" />}
      {composed && composed.shown.length === 0 && (
        <Text as="p" tone="secondary">
          {t('layouts.schedule.empty')}
        </Text>
      )}
      {composed && composed.shown.length > 0 && (
        <>
          {isMobile ? (
            <ScheduleAgenda
              {...{ name, composed, today, ahead, onOpen }}
              window={chosen === undefined ? ahead : window}
            />
          ) : (
            <ScheduleChart
              {...{ name, composed, window, today, ahead, onOpen }}
              move={moved}
              run={moveRun}
              canMove={layout.canMove}
            />
          )}
          <Text as="p" size={12} tone="secondary">
            {t(`layouts.schedule.${isWhole ? 'legend' : 'noGaps'}`)}
          </Text>
          {onSave && !isMobile && (
            <Text as="p" size={12} tone="secondary" data-print="no">
              {t('layouts.schedule.moves')}
            </Text>
          )}
        </>
      )}
      {composed && composed.invalid.length > 0 && (
        <Row gap={2} wrap>
          <Text tone="error">{t('layouts.schedule.invalid')}</Text>
          {composed.invalid.map(({ key, title, row }) => (
            <Button
              key={key}
              variant="link"
              onClick={({ currentTarget }) => onOpen(row, currentTarget)}
            >
              {title}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
