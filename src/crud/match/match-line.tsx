import { useEffect, useEffectEvent, useRef } from 'react';
import type { ById, Id, PageQuery } from '@/api/types';
import { matchMaxRows } from '@/config/limits';
import type { Match } from '@/elements/batch/match';
import { useLoadAll, type LoadState } from '@/elements/export/use-load-all';
import type { Conditions } from '@/elements/filter/conditions';
import { errorText } from '@/elements/text/messages';
import { t, useTranslation } from '@/i18n';
import { focusAround } from '@/lib/dom';
import { usePrivacy } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import { ProgressBar } from '@/ui/progress-bar';
import { useLatest } from '@/ui/use-latest';
import { matchOf, matchQuery, type MatchSource } from './match';
import styles from './match.module.css';

interface MatchLineProps<Item extends ById, Query extends PageQuery> {
  source: MatchSource<Item, Query>;
  list: {
    conditions: Conditions;
    rows: readonly Item[];
    total: number | undefined;
    isTotalUnknown?: boolean;
    /** The rows are those of earlier conditions. */
    stale: boolean;
  };
  selected: ReadonlySet<Id>;
  /** The conditions by which the rows are selected already. */
  match: Match<Item> | undefined;
  /** How many of these rows were taken out again. */
  removedCount: number;
  /** Selects all rows that match, without those of `chosen` that were taken out while they were loaded. */
  onSelect: (rows: Item[], match: Match<Item>, chosen: ReadonlySet<Id>) => void;
}

/** The conditions of a selection, and how many rows were taken out of it again. */
function Frozen({ conditions, removedCount }: { conditions: string; removedCount: number }) {
  const { t } = useTranslation();
  const texts = [
    removedCount ? t('match.removed', { count: removedCount }) : '',
    t('match.conditions', { conditions }),
  ];
  return (
    <Text as="output" breaks className={styles.line}>
      {texts.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** What becomes of the rows that match. */
function stateText(state: LoadState<unknown>, total: number, restCount: number) {
  const { phase, rows, error } = state;
  switch (phase) {
    case 'running':
      return t('match.progress', { rows: rows.length, total: state.total ?? total });
    case 'failed':
      return t('match.failed', { rows: rows.length, reason: errorText(error) });
    default: {
      const found = phase === 'tooMany' ? (state.total ?? total) : total;
      return found > matchMaxRows
        ? t('match.tooMany', { total: found, max: matchMaxRows })
        : t('match.rest', { count: restCount });
    }
  }
}

/** Offers to select all rows that match when those of the page are selected. */
function Offer<Item extends ById, Query extends PageQuery>(props: MatchLineProps<Item, Query>) {
  const { source, list, selected, onSelect } = props;
  const { conditions, rows } = list;
  const total = list.isTotalUnknown || list.stale ? 0 : (list.total ?? 0);
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const chosen = useRef<ReadonlySet<Id>>(selected);
  const latest = useLatest(onSelect);
  const { state, run, reset } = useLoadAll<Item>({
    call: (page, options) =>
      source.list({ ...matchQuery(source, conditions), ...page } as Query, options),
    query: {},
    max: matchMaxRows,
  });
  const end = useEffectEvent(reset);
  // Also runs when the tab is hidden.
  useEffect(() => () => end(), []);
  const take = (found: Item[]) => {
    reset();
    // The button disappears, so the bar takes its focus.
    const { activeElement } = document;
    if (activeElement && line.current?.contains(activeElement)) focusAround(activeElement);
    latest.current(found, matchOf(source, conditions), chosen.current);
  };
  const { phase } = state;
  // One button for all phases, because it has the focus.
  const press = () => {
    if (phase === 'running') return reset();
    if (phase === 'idle') chosen.current = selected;
    return void run(take);
  };
  const isOffered =
    rows.length > 0 && rows.every(({ id }) => selected.has(id)) && total > selected.size;
  const isShown = isOffered || phase === 'running' || phase === 'failed';
  const buttonTexts = {
    idle: total > matchMaxRows ? null : t('match.offer', { count: total }),
    running: t('common.cancel'),
    failed: t('match.goOn'),
    tooMany: null,
    stopped: null,
    done: null,
  };
  const buttonText = isShown && buttonTexts[phase];
  return (
    <Row
      ref={line}
      gap={2}
      wrap
      // Without a text it stays, so that screen readers notice the next one.
      className={isShown ? styles.line : 'visually-hidden'}
    >
      <Text as="output" tone={phase === 'failed' ? 'error' : undefined} breaks>
        {isShown ? stateText(state, total, total - selected.size) : ''}
      </Text>
      {phase === 'running' && (
        <span className={styles.progress}>
          <ProgressBar
            label={t('match.selecting')}
            value={state.total === undefined ? undefined : state.rows.length}
            max={state.total}
          />
        </span>
      )}
      {buttonText && <Button onClick={press}>{buttonText}</Button>}
      {phase === 'failed' && (
        <Button variant="text" onClick={reset}>
          {t('common.cancel')}
        </Button>
      )}
    </Row>
  );
}

/** The line about all rows that match: the offer to select them, then the conditions by which that was done. */
export function MatchLine<Item extends ById, Query extends PageQuery>(
  props: MatchLineProps<Item, Query>,
) {
  const { match, removedCount } = props;
  // The texts of the conditions depend on both.
  useTranslation();
  usePrivacy();
  if (!match) return <Offer {...props} />;
  return <Frozen conditions={match.describe()} removedCount={removedCount} />;
}
