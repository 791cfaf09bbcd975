import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/i18n';
import { ExternalIcon } from '@/ui/icons';
import type { AnyEnum } from '@/lib/enum';
import { lineArrow, parseTransportLine } from '@/lib/transport-line';
import { localPath } from '@/lib/url/local-path';
import { displayHost, safeUrl } from '@/lib/url/safe-url';
import styles from './text-cells.module.css';

export type Tone = 'neutral' | 'primary' | 'success' | 'error';
/** Dot colours of the states, by member name; a code that is no state, like a type, has no dot. */
const tones: Record<string, Tone> = {
  enabled: 'success',
  verified: 'success',
  complete: 'success',
  completed: 'success',
  delivered: 'success',
  inProgress: 'primary',
  showing: 'primary',
  submitted: 'primary',
  unpaid: 'primary',
  disabled: 'error',
  rejected: 'error',
  failed: 'error',
  draft: 'neutral',
  missing: 'neutral',
  pending: 'neutral',
  notStarted: 'neutral',
  wait: 'neutral',
  cancelled: 'neutral',
  ended: 'neutral',
};

/** The dot of a code, if it has one. */
export const toneOf = (of: AnyEnum, value: unknown): Tone | undefined =>
  tones[of.$member(value) ?? ''];

interface TextProps {
  text: string;
  /** Said on hover; the text itself when missing. */
  hint?: string;
}

export const PlainText = ({ text, hint = text }: TextProps) => <span title={hint}>{text}</span>;

/** How wide the other end is, about: a Chinese character is as wide as it is high. */
const beside = (other: string) => ({ '--other': `${other.length}em` }) as CSSProperties;

/** Start and destination of a line, each cut for itself where there is no room for both. */
export function LineEnds({ text }: { text: string }) {
  const ends = parseTransportLine(text);
  if (!ends) return <PlainText text={text} />;
  const [start, destination] = ends;
  return (
    <span title={text}>
      <span className={styles.end} style={beside(destination)}>
        {start}
      </span>
      <span className={styles.arrow}>{lineArrow}</span>
      <span className={styles.end} style={beside(start)}>
        {destination}
      </span>
    </span>
  );
}

/** A state: a dot and a word, never the colour alone. */
export const Status = ({ text, tone }: { text: string; tone?: Tone }) => (
  <span className={styles.status} title={text}>
    {tone && <span className={styles.dot} data-tone={tone} />}
    {text}
  </span>
);

interface PhoneProps {
  text: string;
  onCall?: () => void;
}

/** A number that a touch calls. */
export const PhoneLink = ({ text, onCall }: PhoneProps) => (
  <a className={styles.phone} href={`tel:${text.replaceAll(/\s/g, '')}`} onClick={onCall}>
    {text}
  </a>
);

/** A text of one line, each part in its own frame. */
export const Tags = ({ texts, hint }: { texts: string[]; hint: string }) => (
  <span title={hint}>
    {texts.map((text) => (
      <span key={text} className={styles.tag}>
        {text}
      </span>
    ))}
  </span>
);

/** An address elsewhere, by its host; one that must not be opened stays a text. */
export function OutsideLink({ text }: { text: string }) {
  const url = safeUrl(text);
  if (!url) return <PlainText text={text} />;
  return (
    <a
      className={styles.outside}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={t('elements.cells.newWindow', { url })}
    >
      <span>{displayHost(url)}</span>
      <ExternalIcon />
    </a>
  );
}

/** A text that goes to an address inside the console. */
export const InsideLink = ({ text, to }: { text: string; to: string }) => (
  <Link className={styles.link} to={localPath(to)} title={text}>
    {text}
  </Link>
);

/** A text that does something. */
export const TextButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={styles.link} title={text} onClick={onClick}>
    {text}
  </button>
);
