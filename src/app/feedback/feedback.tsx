import { App } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import { currentLanguage, hasText, t, useTranslation } from '@/i18n';
import { screenText } from '@/stores/privacy';
import { AntdScope } from '@/ui/antd/antd-scope';
import {
  drainNotices,
  useNotices,
  type Dialog,
  type Message,
  type Notice,
  type Undo,
} from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { Ellipsis } from '@/ui/layout/layout';
import { questionClass, useFocusFences } from '@/ui/overlay/layer';
import { QuestionPopover, type Anchored } from '@/ui/overlay/question-popover';
import { useIsExtraSmall, useIsMobile } from '@/ui/use-media';
import { copyReport } from './copy-report';
import { UndoButton } from './undo-button';
import styles from './feedback.module.css';

type Feedback = ReturnType<typeof App.useApp>;

/** Equal messages are shown once, and at most three at a time. */
const limit = { maxCount: 3 };

/** The text of a question. antd lets Tab leave a question, so this keeps it inside. */
function QuestionText({ text }: { text: ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  const dialog = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    dialog.current = element.current?.closest<HTMLElement>('[role=dialog]') ?? null;
  }, []);
  useFocusFences(dialog);
  return (
    <span ref={element} className={styles.text}>
      {text}
    </span>
  );
}

function openDialog(modal: Feedback['modal'], dialog: Dialog) {
  const open = dialog.cancelText === undefined ? modal.warning : modal.confirm;
  const { onOk } = dialog;
  // A request that has been sent cannot be cancelled.
  const hold = (isHeld: boolean) =>
    opened.update({
      cancelButtonProps: { className: styles.answer, disabled: isHeld },
      keyboard: !isHeld && !dialog.blocking,
    });
  const send = async () => {
    hold(true);
    await onOk?.().finally(() => hold(false));
  };
  const opened = open({
    title: dialog.title,
    content: <QuestionText text={dialog.content} />,
    okText: dialog.okText,
    cancelText: dialog.cancelText,
    okButtonProps: { danger: dialog.danger, className: styles.answer },
    cancelButtonProps: { className: styles.answer },
    keyboard: !dialog.blocking,
    mask: { closable: false },
    centered: true,
    wrapClassName: questionClass,
    // An answered question disappears immediately, also for the Back button and the focus.
    transitionName: '',
    maskTransitionName: '',
    onOk: onOk && send,
  });
  // Awaiting it also prevents antd from reporting a failed onOk as an unhandled rejection.
  opened.then(dialog.done, () => undefined);
}

/** One line of text with the button next to it: it stays for long, and several may be open. */
const undoParts = {
  root: styles.undo,
  description: styles.undoText,
  actions: styles.undoActions,
  close: `${styles.close} ${styles.undoClose}`,
};

/** The sign-in page has no texts for a report. */
const copyKey = 'elements.failed.copy';

function content({ text, report }: Message) {
  if (!report || !hasText(copyKey)) return text;
  return (
    <>
      {text}
      <button type="button" className={styles.report} onClick={() => void copyReport()}>
        {t(copyKey)}
      </button>
    </>
  );
}

/** The records of the open notifications that offer to undo, by the key of the notification. */
type OpenUndos = Map<string, ReadonlySet<string>>;

/** Closes older offers about the same records: the server refuses what is older than the last save. */
function closeOutdated(notification: Feedback['notification'], undos: OpenUndos, { tasks }: Undo) {
  const changed = new Set(tasks.map(({ record }) => record));
  for (const [key, records] of undos) {
    if ([...records].every((record) => changed.has(record))) notification.destroy(key);
  }
}

/** A notice with the numbers of persons in its text as the screen shows them. */
function asShown<Given extends Notice>(notice: Given): Given {
  if (notice.kind === 'undo') return notice;
  if (notice.kind === 'dialog') return { ...notice, content: screenText(notice.content) };
  return { ...notice, text: screenText(notice.text) };
}

interface ShowOptions {
  narrow: boolean;
  undos: OpenUndos;
  /** The keys of the open notifications that offer nothing. */
  texts: Set<string>;
  onUndoMany: (undo: Undo) => void;
}

function show(
  { message, notification, modal }: Feedback,
  notice: Notice,
  { narrow, undos, texts, onUndoMany }: ShowOptions,
) {
  if (notice.kind === 'dialog') return openDialog(modal, notice);
  if (notice.kind === 'undo') return onUndoMany(notice.undo);
  const duration = notice.ms / 1000;
  if (notice.kind === 'message') {
    const { level: type, text, id } = notice;
    // antd restarts the time of an open message only when its duration changes, here by microseconds.
    const ownDuration = duration + id / 1e6;
    const key = `${type} ${text}`;
    return void message.open({ key, type, content: content(notice), duration: ownDuration });
  }
  const { level: type, title, text: description, undo, ms } = notice;
  // On a very small screen both corners are the same, and one notification would cover the other.
  const placement = narrow ? 'topLeft' : notice.placement;
  const classNames = { close: styles.close };
  const common = { type, title, description, placement, classNames };
  if (!undo) {
    const key = `text ${notice.id}`;
    texts.add(key);
    return notification.open({ ...common, key, duration, onClose: () => texts.delete(key) });
  }
  const key = `undo ${notice.id}`;
  const onClose = () => notification.destroy(key);
  closeOutdated(notification, undos, undo);
  undos.set(key, new Set(undo.tasks.map(({ record }) => record)));
  const [only, ...others] = undo.tasks;
  const name = others.length ? '' : only?.name;
  /** A failure takes the place of the success, because on a phone a message would be covered by the notification. */
  const open = (failure?: string) =>
    notification.open({
      ...common,
      ...(failure && { type: 'error', title: t('common.failure') }),
      key,
      classNames: undoParts,
      description: (
        <>
          <span>{failure ?? description}</span>
          {name && (
            <Ellipsis tone="secondary" className={styles.undoName}>
              {name}
            </Ellipsis>
          )}
        </>
      ),
      onClose: () => undos.delete(key),
      // The button closes it.
      duration: false,
      actions: <UndoButton {...{ undo, ms, onClose, onUndoMany }} onFailure={open} />,
    });
  return open();
}

const isQuestion = (notice: Notice): notice is Anchored =>
  notice.kind === 'dialog' && notice.anchor !== undefined;

/** The questions shown next to their button. On a phone they are dialogs; a button shows only one question. */
function anchoredQuestions(queue: Notice[], mobile: boolean) {
  const anchored = mobile ? [] : queue.filter(isQuestion);
  return anchored.filter(
    ({ anchor }, index) => anchored.findIndex((one) => one.anchor === anchor) === index,
  );
}

function drop(question: Anchored) {
  useNotices.setState(({ queue }) => ({ queue: queue.filter((one) => one !== question) }));
}

function Messenger() {
  const feedback = App.useApp();
  const narrow = useIsExtraSmall();
  const mobile = useIsMobile();
  const queue = useNotices((state) => state.queue);
  const [undos, setUndos] = useState<Undo[]>([]);
  const undoing = undos[0];
  const openUndos = useRef<OpenUndos>(new Map());
  const openTexts = useRef(new Set<string>());
  const onUndoMany = (undo: Undo) => setUndos((before) => [...before, undo]);
  useTranslation();
  const language = currentLanguage();
  const { notification } = feedback;
  useEffect(() => {
    const texts = openTexts.current;
    // Their texts and buttons are in the language in which they were opened.
    return () => texts.forEach((key) => notification.destroy(key));
  }, [language, notification]);
  useEffect(() => {
    // Reads the current queue: a notice may have been added since the render.
    const questions: Notice[] = anchoredQuestions(useNotices.getState().queue, mobile);
    for (const notice of drainNotices((one) => questions.includes(one))) {
      if (!mobile && isQuestion(notice)) notice.done(false);
      else
        show(feedback, asShown(notice), {
          narrow,
          undos: openUndos.current,
          texts: openTexts.current,
          onUndoMany,
        });
    }
  });
  const endUndo = (hasSucceeded: boolean) => {
    undoing?.onDone();
    if (hasSucceeded) notify.done(t('elements.undo.done'));
    setUndos((before) => before.slice(1));
  };
  return (
    <>
      {anchoredQuestions(queue, mobile).map((question) => (
        <QuestionPopover
          key={question.id}
          question={asShown(question)}
          onGone={() => drop(question)}
        />
      ))}
      {undoing && (
        <LazyBatchResult
          title={t('elements.undo.action')}
          origin={{ name: 'elements', code: 'undo' }}
          tasks={undoing.tasks}
          onClose={endUndo}
          closesOnSuccess
        />
      )}
    </>
  );
}

/** Shows the notices of `notify` and the dialogs. */
export function FeedbackHost() {
  return (
    <App component={false} message={limit} notification={limit}>
      <Messenger />
    </App>
  );
}

/** Loads with the first notice, because the sign-in page does not contain antd. */
export default function Feedback() {
  return (
    <AntdScope>
      <FeedbackHost />
    </AntdScope>
  );
}
