import { useEffect, useEffectEvent, useRef } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { DetailView } from '@/elements/details/detail-view';
import { confirmDiscard, useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import { inputText } from '@/elements/text/plain-text';
import { label, useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyQueue } from '@/schema/queue';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { Skeleton } from '@/ui/skeleton';
import { OutcomeForm, type Outcome } from './outcome-form';
import { firstPlace, keyOf } from './queue-steps';
import { useEntered } from './use-entered';
import { useQueue } from './use-queue';
import styles from './queue-popup.module.css';

interface QueuePopupProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  queue: AnyQueue<Row, Query>;
  /** The columns of the list. */
  columns: AnyColumn<Row>[];
  /** The conditions of the list with those of waiting records. */
  query: Query;
  /** Id of the record to begin with. */
  place: string;
  /** Called with the id of the record that is shown. */
  onPlace: (place: string) => void;
  onClose: (changed: boolean) => void;
}

const noOutcome: Outcome = { remark: '' };
const factsPerLine = 2;

interface EndProps {
  text: string;
  button?: string;
  onClick?: () => void;
}

/** The content that is shown instead of a record. */
function End({ text, button, onClick }: EndProps) {
  return (
    <Grid gap={4} justify="center" tone="secondary" className={styles.end}>
      <output>{text}</output>
      {button && <Button onClick={onClick}>{button}</Button>}
    </Grid>
  );
}

interface RecordFocusProps {
  id: string | null;
  isLoaded: boolean;
}

/** Begins each record with its call, and at its top. Drawn in the popup, whose code may load after the first record. */
function RecordFocus({ id, isLoaded }: RecordFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const body = mark.current?.parentElement?.parentElement;
    if (body) body.scrollTop = 0;
    const dialog = mark.current?.closest('[role="dialog"]');
    const call = dialog?.querySelector<HTMLElement>('[data-call] :is(a, button)');
    if (call) call.focus();
    // At the end the focus would be lost with the form; the last button closes the queue.
    else if (isLoaded) [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [id, isLoaded]);
  return <span ref={mark} hidden />;
}

const valueOf = (row: object | null, key: string) =>
  inputText(row && new Map(Object.entries(row)).get(key));

interface QueueBodyProps<Row extends ById, Query extends PageQuery> extends Pick<
  QueuePopupProps<Row, Query, never>,
  'queue' | 'columns'
> {
  state: ReturnType<typeof useQueue<Row, Query, never>>;
  name: string;
}

/** The record, or what stands in its place while it loads, after a failure and at the end. */
function QueueBody<Row extends ById, Query extends PageQuery>(props: QueueBodyProps<Row, Query>) {
  const { state, queue, columns, name } = props;
  const { row, skipped } = state;
  const { t } = useTranslation();
  if (state.hasFailed) {
    return (
      <End
        text={t('elements.load.failed')}
        button={t('common.retry')}
        onClick={() => void state.retry()}
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
      />
    );
  }
  const facts = columns.filter(({ key }) => queue.facts.some((fact) => fact === key));
  return (
    <Grid key={keyOf(row)} as="article" gap={4} aria-busy={state.isBusy}>
      <Text as="h3" size={20} strong>
        {valueOf(row, queue.title)}
      </Text>
      <Text as="p" size={16} breaks className={styles.content}>
        {valueOf(row, queue.content) || t('queue.noContent')}
      </Text>
      <DetailView name={name} columns={facts} row={row} perLine={factsPerLine} />
      {queue.history?.(row)}
    </Grid>
  );
}

/** Works through the waiting records of a list one at a time. */
export function QueuePopup<Row extends ById, Query extends PageQuery, Input>(
  props: QueuePopupProps<Row, Query, Input>,
) {
  const { page, queue, columns, query, place, onPlace, onClose } = props;
  const { t } = useTranslation();
  const state = useQueue({ page, queue, query, place });
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
  // Only after a change: a discarded outcome must stay clean although it is still drawn until the popup has gone.
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
    onClose(state.hasChanged);
  };

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
    <Popup
      title={t('queue.title', { record: label(page.name, 'fields', '$record') })}
      wide
      footer={controls || undefined}
      onClose={() => void close()}
    >
      <Grid gap={3} pack="start" className={styles.box}>
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
        <QueueBody {...{ state, queue, columns }} name={page.name} />
      </Grid>
    </Popup>
  );
}
