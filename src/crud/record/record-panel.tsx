import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { LoadFailed } from '@/elements/query/load-failed';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { useTranslation } from '@/i18n';
import { topmostModal } from '@/lib/dom';
import type { RecordPanel as Declared } from '@/schema/crud';
import { usePrivacy } from '@/stores/privacy';
import { PageLink } from '@/ui/button';
import { Row, Stack } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { editCode, RecordButtons } from './record-buttons';
import { RecordContent, recordPath, type RecordContentProps } from './record-content';
import { closesRecord, RecordFrame } from './record-frame';
import { RecordPager } from './record-pager';
import type { OpenRecord } from './use-open-record';
import { useShownRow } from './use-shown-row';
import { useWalk, type WalkedList } from './use-walk';
import styles from './record-panel.module.css';

interface RecordPanelProps<Record extends ById, Query extends PageQuery> {
  page: RecordContentProps<Record>['page'] & {
    api: { list: Endpoint<Query, Page<Record>>; one?: Endpoint<ById, Record> };
  };
  panel: Declared<Record>;
  list: WalkedList<Record, Query>;
  opened: OpenRecord;
  id: string;
  /** The row actions of the list. */
  actions: ((row: Record) => readonly ResolvedAction[]) | undefined;
  /** The element around the list and the panel. */
  box: RefObject<HTMLElement | null>;
  /** Stands beside the table, instead of over the list. */
  isBeside: boolean;
  embedded: boolean;
}

/** Elements that use the arrow keys and letters themselves. */
const withOwnKeys = 'input, select, textarea, audio, video, [role]:not(section, [role="dialog"])';
type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) =>
  altKey || ctrlKey || metaKey || shiftKey;
const isEditKey = (event: Modifiers & Pick<KeyboardEvent, 'key' | 'repeat'>) =>
  event.key.toLowerCase() === 'e' && !event.repeat && !hasModifier(event);
const steps: { [key: string]: -1 | 1 | undefined } = { ArrowDown: 1, ArrowUp: -1 };

/** What stands in place of the record: it loads, or the list does not have it. */
function Missing({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation();
  if (isLoading) return <Skeleton shape="record" />;
  return <LoadFailed text={t('panel.notListed')} />;
}

/** The record that is open beside the list, in a drawer where there is no room for it. */
export function RecordPanel<Record extends ById, Query extends PageQuery>(
  props: RecordPanelProps<Record, Query>,
) {
  const { page, panel, list, opened, id, actions, box, isBeside, embedded } = props;
  const { api } = page;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  /** The next record follows when the running action has been saved. */
  const goesOn = useRef(false);
  // Formatted values read the setting without a hook.
  usePrivacy();
  const walked = useWalk({ endpoint: api.list, list, id, opened, embedded });
  const { index, adjacent, show, walk } = walked;
  useShownRow(id, index, box);
  const { one } = api;
  const { path } = api.list;
  const isListed = list.total !== undefined && !list.stale;
  const isElsewhere = isListed && !walked.row && one !== undefined;
  const found = useLoad(
    [`${recordPath(path)} elsewhere`, id],
    (signal) => (one ? one({ id }, { signal }) : Promise.reject(new Error())),
    { fresh: true, enabled: isElsewhere },
  );
  const row = walked.row ?? found.data;

  const close = () => opened.open(null);
  /** Whether the record can be edited, whose form opens then. */
  const edit = () => {
    const action = row && actions?.(row).find(({ code }) => code === editCode);
    if (!action || action.busy) return false;
    action.onRun();
    return true;
  };
  const onStep = (event: ReactKeyboardEvent, target: Element, root: HTMLElement) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    // What has the focus leaves with its record.
    if (body.current?.contains(target)) root.focus();
    void walk(step);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    if (defaultPrevented || hasModifier(event) || !(target instanceof Element)) return;
    // React also passes on the keys of popups that were opened from the list or the panel.
    const isInList = box.current?.contains(target) ?? false;
    if (isBeside && isInList && closesRecord(key, target)) {
      // The list must not leave full screen as well.
      event.preventDefault();
      return close();
    }
    if (target.matches(withOwnKeys)) return;
    const root = content.current?.closest<HTMLElement>('section, [role="dialog"]');
    const isInRecord = root?.contains(target) ?? false;
    if (isEditKey(event) && (isInList || isInRecord) && edit()) event.preventDefault();
    if (root && isInRecord) onStep(event, target, root);
  };
  useImperativeHandle(opened.handle, () => ({
    focus: () => side.current?.focus(),
    onArrow: (to) => {
      const next = list.rows[to];
      if (next) opened.show(next);
      else void walk(to < 0 ? -1 : 1);
    },
    onKeyDown,
    onPress: ({ ctrlKey, metaKey }) => {
      // The keys of the shortcut itself may be pressed again before the action has been saved.
      if (!ctrlKey && !metaKey) goesOn.current = false;
    },
    onSaved: () => {
      if (goesOn.current) void walk(1);
      goesOn.current = false;
    },
  }));
  // A button that has left with what it did, such as a retry, leaves the keys to the page.
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (target !== document.body || !isBeside || topmostModal()) return;
    const step = steps[key];
    if (step) void walk(step);
    else if (key === 'Escape') close();
    else if (!isEditKey(event) || !edit()) return;
    // The list must not leave full screen as well.
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onPageKey, true);
    return () => window.removeEventListener('keydown', onPageKey, true);
  }, []);

  const missing = isElsewhere ? (
    <QueryBoundary query={found} name={t('actions.details')} shape="record">
      {() => null}
    </QueryBoundary>
  ) : (
    <Missing isLoading={!isListed} />
  );
  const goOn = () => {
    goesOn.current = true;
  };
  const children = (
    <Stack ref={content} gap={4}>
      <Row gap={2} lineGap={2} wrap justify="between" className={styles.tools} data-print="no">
        {row && <RecordButtons actions={actions?.(row) ?? []} onShortcut={goOn} />}
        {adjacent && <RecordPager adjacent={adjacent} onNavigate={show} />}
      </Row>
      <div key={id} ref={body} className={styles.body}>
        {row ? (
          <RecordContent
            page={page}
            panel={panel}
            path={path}
            row={row}
            next={adjacent?.loaded(1)}
          />
        ) : (
          missing
        )}
      </div>
    </Stack>
  );
  const extra = row && panel.page && (
    <PageLink variant="link" to={panel.page(row)}>
      {t('panel.openPage')}
    </PageLink>
  );
  const title = row ? panel.title(row) : t('actions.details');
  return (
    <RecordFrame {...{ isBeside, title, extra }} element={side} onClose={close}>
      {children}
    </RecordFrame>
  );
}
