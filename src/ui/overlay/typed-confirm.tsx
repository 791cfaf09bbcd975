import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { trimText } from '@/lib/text';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Grid } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { Popup } from './popup';
import styles from './typed-confirm.module.css';

interface TypedConfirmProps {
  title: string;
  /** What the action does, and to what. */
  text: string;
  /** The text that the user must type to enable the button: the name of the record or its version. */
  word: string;
  /** Text of the button; the title when missing. */
  ok?: string;
  /** A failure is reported by the API client and keeps the dialog open. */
  onConfirm: () => Promise<unknown>;
  /** `done` is true when the action succeeded. */
  onClose: (done: boolean) => void;
}

/**
 * A confirmation for actions that are hard to undo: the button is disabled until the user has typed the name of the
 * record. Load it lazily from an action's `dialog`.
 */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, text, word, ok = title, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const isTyped = trimText(typed) === word;
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
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            variant="primaryDanger"
            disabled={!isTyped}
            busy={busy}
            onClick={() => void send()}
          >
            {ok}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      <Grid as="label" gap={1} tone="secondary" className={styles.label}>
        {t('elements.typedConfirm.hint', { word })}
        <TextInput
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isInputMethodKey(event)) void send();
          }}
        />
      </Grid>
    </Popup>
  );
}
