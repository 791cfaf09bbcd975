import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Popup } from './popup';
import styles from './typed-confirm.module.css';

interface TypedConfirmProps {
  title: string;
  /** What will happen, and to what. */
  text: string;
  /** What has to be typed before it can happen: the name of the thing, or its version. */
  word: string;
  /** The verb on the button; the title when missing. */
  ok?: string;
  /** A failure is told by the client and leaves the question open. */
  onConfirm: () => Promise<unknown>;
  /** `done`: it has happened. */
  onClose: (done: boolean) => void;
}

/**
 * A question for what is hard to take back: its button works only once the name of the thing has been typed. Open it
 * behind `lazy`, from an action's `opens`.
 */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, text, word, ok = title, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is nothing else to do here; the popup has taken the focus in its own effect.
    input.current?.focus();
  }, []);
  const isTyped = typed.trim() === word;
  const close = () => {
    if (!busy) onClose(false);
  };
  const send = async () => {
    if (!isTyped || busy) return;
    setBusy(true);
    const done = await onConfirm().then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!done) return;
    notify.success();
    onClose(true);
  };
  return (
    <Popup
      title={title}
      onClose={close}
      footer={
        <div className={styles.foot}>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="danger" disabled={!isTyped} busy={busy} onClick={() => void send()}>
            {ok}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{text}</p>
      <label className={styles.label}>
        {t('elements.typedConfirm.hint', { word })}
        <input
          ref={input}
          className={styles.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void send();
          }}
        />
      </label>
    </Popup>
  );
}
