import { useEffect, useEffectEvent, useImperativeHandle, useRef, type RefObject } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { RecordContent, type RecordContentProps } from '@/crud/record/record-content';
import { closesRecord, RecordFrame } from '@/crud/record/record-frame';
import type { OpenRecord } from '@/crud/record/use-open-record';
import { useShownRow } from '@/crud/record/use-shown-row';
import type { WalkedList } from '@/crud/record/use-walk';
import { confirmDiscard, useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import { inputText } from '@/elements/text/plain-text';
import { label, useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration, RecordPanel } from '@/schema/crud';
import type { AnyQueue } from '@/schema/queue';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { OutcomeForm, type Outcome } from './outcome-form';
import { firstPlace, keyOf } from './queue-steps';
import { useEntered } from './use-entered';
import { useQueue } from './use-queue';
import styles from './queue-panel.module.css';

interface QueuePanelProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  queue: AnyQueue<Row, Query>;
  /** The columns of the list. */
  columns: AnyColumn<Row>[];
  /** The conditions of the list with those of waiting records. */
  query: Query;
  list: Pick<WalkedList<Row, Query>, 'rows'>;
  opened: OpenRecord;
  /** Id of the record to begin with. */
  place: string;
  /** Called with the id of the record that is shown. */
  onPlace: (place: string) => void;
  onChanged: () => void;
  onClose: () => void;
  /** The element around the list and the panel. */
  box: RefObject<HTMLElement | null>;
  /** Stands beside the table, instead of over the list. */
  isBeside: boolean;
}

const noOutcome: Outcome = { remark: '' };

interface EndProps {
  text: string;
  button: string | undefined;
  onClick: () => void;
  onClose: () => void;
}

/** The content that is shown instead of a record. */
function End({ text, button, onClick, onClose }: EndProps) {
  const { t } = useTranslation();
  return (
    <Grid gap={4} justify="center" tone="secondary" className={styles.end}>
      <output>{text}</output>
      <Row gap={2} justify="center">
        {button && <Button onClick={onClick}>{button}</Button>}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </Row>
    </Grid>
  );
}

interface RecordFocusProps {
  id: string | null;
  isLoaded: boolean;
}

/** Begins each record with its call, and at its top. Drawn in the panel, whose code may load after the first record. */
function RecordFocus({ id, isLoaded }: RecordFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = mark.current?.closest('section, [role="dialog"]');
    for (let box = mark.current?.parentElement; box && box !== frame; box = box.parentElement)
      box.scrollTop = 0;
    const call = frame?.querySelector<HTMLElement>('[data-call] :is(a, button)');
    if (call) call.focus();
    // At the end the focus would be lost with the form; the last button closes the queue.
    else if (isLoaded) [...(frame?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [id, isLoaded]);
  return <span ref={mark} hidden />;
}

const valueOf = (row: object | null, key: string) =>
  inputText(row && new Map(Object.entries(row)).get(key));

interface QueueBodyProps<Row extends ById, Query extends PageQuery> extends Pick<
  QueuePanelProps<Row, Query, never>,
  'queue' | 'onClose'
> {
  state: ReturnType<typeof useQueue<Row, Query, never>>;
  page: RecordContentProps<Row>['page'];
  panel: RecordPanel<Row> | undefined;
  /** Of the call that lists the records. */
  path: string;
}

/** The record, or what stands in its place while it loads, after a failure and at the end. */
function QueueBody<Row extends ById, Query extends PageQuery>(props: QueueBodyProps<Row, Query>) {
  const { state, queue, page, panel, path, onClose } = props;
  const { row, skipped } = state;
  const { t } = useTranslation();
  if (state.hasFailed) {
    return (
      <End
        text={t('elements.load.failed')}
        button={t('common.retry')}
        onClick={() => void state.retry()}
        onClose={onClose}
      />
    );
  }
  if (!state.isLoaded) return <Skeleton shape="record" />;
  if (!row) {
    return (
      <End
        text={t(state.savedCount > 0 || skipped > 0 ? 'queue.done' : 'queue.empty')}
        button={skipped > 0 ? t('queue.again', { count: skipped }) : undefined}
        onClick={() => void state.restart()}
        onClose={onClose}
      />
    );
  }
  const title = (one: Row) => valueOf(one, queue.title);
  return (
    <Grid key={keyOf(row)} as="article" gap={4} aria-busy={state.isBusy}>
      <Text as="h3" size={20} strong>
        {title(row)}
      </Text>
      <RecordContent page={page} panel={panel ?? { title }} path={path} row={row} />
    </Grid>
  );
}

/** Works through the waiting records of a list one at a time. */
export function QueuePanel<Row extends ById, Query extends PageQuery, Input>(
  props: QueuePanelProps<Row, Query, Input>,
) {
  const { page, queue, columns, query, list, opened, place, box, isBeside } = props;
  const { onPlace, onChanged, onClose } = props;
  const { t } = useTranslation();
  const state = useQueue({ page, queue, query, place, onChanged });
  const { row, left, isLoaded, hasFailed, isBusy, isRevisit } = state;
  const { markDirty } = useUnsavedChanges();
  const { entered, change, discard } = useEntered(page.name);

  const id = row ? keyOf(row) : null;
  const text = (key: string) => valueOf(row, key);
  const savedOutcome = (): Outcome => ({
    result: queue.result.values.find((value) => String(value) === text(queue.result.key)),
    remark: text(queue.remark.key),
  });
  const outcome = (id !== null && entered[id]) || (isRevisit ? savedOutcome() : noOutcome);
  const hasEntered = Object.keys(entered).length > 0;
  const trackEntered = useEffectEvent(() => markDirty(hasEntered));
  // Only after a change: a discarded outcome must stay clean although it is still drawn until the panel has gone.
  useEffect(() => trackEntered(), [hasEntered]);

  const showPlace = useEffectEvent(() => {
    const next = id ?? firstPlace;
    if (isLoaded && next !== place) onPlace(next);
  });
  useEffect(() => showPlace(), [id, isLoaded]);

  const enter = (next: Outcome) => {
    if (id !== null) change(id, next);
  };
  const forget = () => id !== null && change(id, null);
  const save = async () => {
    // Each save is a call in the history, and nobody has called again.
    if (isRevisit && id !== null && !entered[id]) return state.skip();
    const title = text(queue.title);
    const values = {
      [queue.result.key]: outcome.result,
      [queue.remark.key]: trimText(outcome.remark) || null,
    };
    // The keys and their values are those of a row.
    const saved = await state.save(values as Partial<Row>);
    if (saved.result === 'saved') forget();
    if (saved.result === 'changed') notify.warning(t('queue.changed', { title }));
    if (saved.result !== 'finished') return;
    notify.warning(t('queue.finished', { title }));
    // Keep a typed remark for the user who returns to the record; a result alone is obsolete.
    if (!trimText(outcome.remark)) forget();
  };
  const close = async () => {
    if (hasEntered && !(await confirmDiscard())) return;
    markDirty(false);
    discard();
    onClose();
  };

  const side = useRef<HTMLElement>(null);
  useShownRow(
    id ?? '',
    list.rows.findIndex((one) => keyOf(one) === id),
    box,
  );
  const jump = (to: ById | undefined) => {
    const listed = list.rows.find((one) => to && keyOf(one) === keyOf(to));
    if (listed) state.jump(listed);
  };
  useImperativeHandle(opened.handle, () => ({
    focus: () => side.current?.focus(),
    onShow: jump,
    onArrow: (to) => jump(list.rows[to]),
    onKeyDown: (event) => {
      const { target, key, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof Element) || !box.current?.contains(target))
        return;
      if (!isBeside || !closesRecord(key, target)) return;
      // The list must not leave full screen as well.
      event.preventDefault();
      void close();
    },
  }));

  const controls = row && !hasFailed && (
    <OutcomeForm
      key={id}
      name={page.name}
      queue={queue}
      phone={text(queue.phone)}
      outcome={outcome}
      isBusy={isBusy}
      onChange={enter}
      onSkip={() => void state.skip()}
      onSave={() => void save()}
    />
  );
  return (
    <RecordFrame
      isBeside={isBeside}
      title={t('queue.title', { record: label(page.name, 'fields', '$record') })}
      element={side}
      footer={controls || undefined}
      onClose={() => void close()}
    >
      <Grid gap={3} pack="start">
        <RecordFocus id={id} isLoaded={isLoaded} />
        <Row justify="between" tone="secondary" digits touch={32}>
          <Button
            variant="text"
            disabled={!state.canGoBack || isBusy}
            onClick={() => void state.goBack()}
          >
            {t('queue.previous')}
          </Button>
          <Row as="output" gap={4}>
            {state.savedCount > 0 && <span>{t('queue.saved', { count: state.savedCount })}</span>}
            {row && <span>{t('queue.left', { count: left })}</span>}
          </Row>
        </Row>
        <QueueBody
          {...{ state, queue }}
          page={{ name: page.name, columns }}
          panel={page.panel}
          path={page.api.list.path}
          onClose={() => void close()}
        />
      </Grid>
    </RecordFrame>
  );
}
