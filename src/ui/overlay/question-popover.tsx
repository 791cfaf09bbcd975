import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import type { Dialog } from '@/ui/feedback/notices';
import { Icon } from '@/ui/icon';
import { Box, Row } from '@/ui/layout/layout';
import { Popover } from './popover';
import styles from './question-popover.module.css';

/** A question that is anchored to the button it is about. */
export type Anchored = Dialog & { id: number; anchor: HTMLElement };

interface QuestionPopoverProps {
  question: Anchored;
  /** Called when the question has been answered. */
  onGone: () => void;
}

/** Calls back when the anchor is no longer visible: its row was removed, or its tab is hidden. */
function useGoneWith(anchor: HTMLElement, onGone: () => void) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (anchor.getClientRects().length === 0) gone();
    });
    watch.observe(anchor);
    return () => watch.disconnect();
  }, [anchor]);
}

/** A confirmation next to the button it is about, so that the affected row stays visible. */
export function QuestionPopover({ question, onGone }: QuestionPopoverProps) {
  const { title, content, okText, cancelText, danger, onOk, done, anchor } = question;
  const [busy, setBusy] = useState(false);
  const opener = useRef(anchor);
  const ok = useRef<HTMLSpanElement>(null);
  const text = useId();
  useLayoutEffect(() => ok.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const end = (confirmed: boolean) => {
    // At once, because the caller may open a dialog, which returns the focus here.
    anchor.focus({ preventScroll: true });
    onGone();
    done(confirmed);
  };
  // A request that has been sent cannot be cancelled.
  const close = () => busy || end(false);
  useGoneWith(anchor, close);
  const send = async () => {
    setBusy(true);
    const isDone = await Promise.resolve(onOk?.()).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (isDone) end(true);
  };
  return (
    <Popover title={title} anchor={opener} describedBy={text} onClose={close}>
      <Box padding={2} className={styles.box}>
        <Row as="h2" gap={2} strong className={styles.title}>
          <Icon icon={ExclamationCircleFilled} size={16} />
          <span>{title}</span>
        </Row>
        <p id={text} className={styles.text}>
          {content}
        </p>
        <Row gap={2} align="stretch" justify="end">
          <Button disabled={busy} onClick={close}>
            {cancelText}
          </Button>
          <span ref={ok}>
            <Button
              variant={danger ? 'primaryDanger' : 'primary'}
              busy={busy}
              onClick={() => void send()}
            >
              {okText}
            </Button>
          </span>
        </Row>
      </Box>
    </Popover>
  );
}
