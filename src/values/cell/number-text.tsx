import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n';
import { maskNumber } from '@/lib/mask';
import { callAddress } from '@/lib/phone';
import { usePrivacy } from '@/stores/privacy';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import styles from './text-cells.module.css';

/** How long a masked number is shown in full. */
const revealMs = 30_000;

interface NumberProps {
  text: string;
}
interface PhoneProps extends NumberProps {
  onCall?: () => void;
}

/** Whether a masked number is shown in full, which ends by itself. */
function useReveal() {
  const [isRevealed, setIsRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed) return undefined;
    const timer = window.setTimeout(() => setIsRevealed(false), revealMs);
    return () => {
      window.clearTimeout(timer);
      // A tab that is left must not show the number when the user returns.
      setIsRevealed(false);
    };
  }, [isRevealed]);
  return { isRevealed, reveal: () => setIsRevealed(true) };
}

/** The number replaces its mask in the same button, which keeps the focus and announces the number as its name. */
function MaskedText({ text }: NumberProps) {
  const { t } = useTranslation();
  const { isRevealed, reveal } = useReveal();
  const masked = maskNumber(text);
  return (
    <button
      type="button"
      className={styles.masked}
      data-revealed={isRevealed || undefined}
      title={isRevealed ? undefined : t('elements.cells.showNumber')}
      aria-label={isRevealed ? undefined : t('elements.cells.showNumberOf', { text: masked })}
      onClick={reveal}
    >
      {isRevealed ? text : masked}
    </button>
  );
}

/** A button instead of a link, because browsers show the address of a link. */
function MaskedPhone({ text, onCall }: PhoneProps) {
  const { t } = useTranslation();
  const { isRevealed, reveal } = useReveal();
  const masked = maskNumber(text);
  const call = () => {
    onCall?.();
    window.location.assign(callAddress(text));
  };
  return (
    <span className="ui-row ui-inline ui-gap-1">
      <button
        type="button"
        className={`${styles.link} ${styles.phone}`}
        aria-label={t('elements.cells.call', { text: isRevealed ? text : masked })}
        onClick={call}
      >
        {isRevealed ? text : masked}
      </button>
      <IconButton
        className={styles.reveal}
        label={isRevealed ? text : t('elements.cells.showNumberOf', { text: masked })}
        onClick={reveal}
      >
        <Icon icon={EyeOutlined} />
      </IconButton>
    </span>
  );
}

/** A phone, ID or account number. With privacy on its middle is masked until it is clicked. */
export function NumberText({ text }: NumberProps) {
  // The key hides the number of another record in the same cell.
  return usePrivacy() ? <MaskedText key={text} text={text} /> : <span title={text}>{text}</span>;
}

/** A phone number that calls on touch. With privacy on its middle is masked. */
export function PhoneLink({ text, onCall }: PhoneProps) {
  if (usePrivacy()) return <MaskedPhone key={text} text={text} onCall={onCall} />;
  return (
    <a className={styles.phone} href={callAddress(text)} onClick={onCall}>
      {text}
    </a>
  );
}
