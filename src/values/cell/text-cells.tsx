import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { t } from '@/i18n';
import { opensTab } from '@/lib/dom';
import type { Tone } from '@/lib/enum';
import { lineArrow, parseTransportLine, shortenedParts } from '@/lib/place-names';
import { splitEnding, textPx } from '@/lib/text';
import { localPath } from '@/lib/url/local-path';
import { displayHost, safeUrl } from '@/lib/url/safe-url';
import { Icon } from '@/ui/icon';
import { NameList } from './more-text';
import styles from './text-cells.module.css';

interface TextProps {
  text: string;
  /** Tooltip; the text itself when missing. */
  hint?: string;
}

export const PlainText = ({ text, hint = text }: TextProps) => <span title={hint}>{text}</span>;

interface ShortenedTextProps {
  parts: string[];
  /** Number of lines of the last part. */
  lines?: 2;
  /** Tooltip; the text itself when missing. */
  hint?: string;
}

/** Each part that does not fit next to those after it is clipped; it is still read aloud, copied and printed. */
const lastParts = ([first, ...others]: string[]): ReactNode =>
  others.length === 0 ? (
    <span className={styles.last}>{first}</span>
  ) : (
    <span className={styles.parts}>
      <span className={styles.first}>{first}</span>
      {lastParts(others)}
    </span>
  );

/** A text in parts, of which the first ones are left out when they do not fit. */
export const ShortenedText = ({ parts, lines, hint = parts.join('') }: ShortenedTextProps) => (
  <span className={styles.shortened} data-lines={lines} title={hint}>
    {lastParts(parts)}
  </span>
);

interface SeriesTextProps {
  text: string;
  /** A text next to this one that names its city already. */
  context?: string;
  hint: string;
}

/** A title on one line. Without room it loses its year and then its middle: those of a series differ by the number at the end. */
export function SeriesText({ text, context, hint }: SeriesTextProps) {
  const [name, ending] = splitEnding(text);
  return (
    <span className={styles.series}>
      <ShortenedText parts={shortenedParts(name, { dropFirst: 'year', context })} hint={hint} />
      {ending}
    </span>
  );
}

/** Passes the approximate width of the other end to the style sheet: a Chinese character is as wide as it is high. */
const withOtherLength = (other: string) => ({ '--other': `${other.length}em` }) as CSSProperties;

/** Start and destination of a line. Each is truncated on its own, so that both stay readable. */
export function LineEnds({ text }: { text: string }) {
  const ends = parseTransportLine(text);
  if (!ends) return <PlainText text={text} />;
  const [start, destination] = ends;
  return (
    <span title={text}>
      <span className={styles.end} style={withOtherLength(destination)}>
        {start}
      </span>
      <span className={styles.arrow}>{lineArrow}</span>
      <span className={styles.end} style={withOtherLength(start)}>
        {destination}
      </span>
    </span>
  );
}

/** Width of the dot of a status with its margin. */
export const dotPx = 14;

export const Dot = ({ tone }: { tone: Tone }) => <span className={styles.dot} data-tone={tone} />;

/** A status as a dot and a text, because a colour alone is not accessible. Without a tone it is the text alone. */
export const Status = ({ text, tone }: { text: string; tone?: Tone }) => (
  <span className={styles.status} data-tone={tone} data-print="line" title={text}>
    {text}
  </span>
);

/** Width of a tag without its text, and of the count of the others. */
const tagFramePx = 18;
const restPx = 40;
/** The text of a tag is smaller than the base font. */
const tagScale = 12 / 14;

/** Returns how many tags have room, at least one; the count of the others takes room as well. */
function countThatFit(texts: string[], roomPx: number) {
  let usedPx = 0;
  const end = texts.findIndex((text, index) => {
    usedPx += textPx(text) * tagScale + tagFramePx;
    return usedPx + (index === texts.length - 1 ? 0 : restPx) > roomPx;
  });
  return end === -1 ? texts.length : Math.max(1, end);
}

interface TagsProps {
  texts: string[];
  hint: string;
  /** Name of the popup with those that have no room. */
  title: string;
  /** The room in px; without it all tags are shown. */
  roomPx?: number;
}

/** Tags on one line; those without room are counted, and listed on demand. */
export function Tags({ texts, hint, title, roomPx = Infinity }: TagsProps) {
  const shown = texts.slice(0, countThatFit(texts, roomPx));
  return (
    <span title={hint} className={roomPx === Infinity ? undefined : styles.tags}>
      {shown.map((text) => (
        <span key={text} className={styles.tag}>
          {text}
        </span>
      ))}
      {shown.length < texts.length && (
        <NameList text={`+${texts.length - shown.length}`} names={texts} title={title} />
      )}
    </span>
  );
}

/** A link to another site, shown by its host. An unsafe address shows as plain text. */
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
      <span className="ui-ellipsis">{displayHost(url)}</span>
      <Icon icon={ExportOutlined} size={12} />
    </a>
  );
}

/** A link to a page of the console. */
export const InsideLink = ({ text, to }: { text: string; to: string }) => (
  <Link className={styles.link} to={localPath(to)} title={text}>
    {text}
  </Link>
);

/** A button that looks like a link. */
export const TextButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={styles.link} title={text} onClick={onClick}>
    {text}
  </button>
);

/** What a press on the name of a record runs. */
export interface Opening {
  /** Path of the page that it opens. */
  to?: string;
  onRun: (opener?: HTMLElement) => void;
}

interface RecordNameProps extends Opening {
  title?: string;
  /** As wide as its cell, because the content takes its widths from it. */
  isWide?: boolean;
  children: ReactNode;
}

/** The name of a record, which opens it. A plain link, because a router link in each row would slow long tables down. */
export function RecordName({ to, onRun, isWide, title, children }: RecordNameProps) {
  if (to === undefined) {
    return (
      <button
        type="button"
        className={styles.name}
        data-wide={isWide}
        title={title}
        onClick={({ currentTarget }) => onRun(currentTarget)}
      >
        {children}
      </button>
    );
  }
  return (
    <a
      className={styles.name}
      data-wide={isWide}
      title={title}
      href={env.basePath + localPath(to)}
      onClick={(event) => {
        if (opensTab(event)) return;
        event.preventDefault();
        onRun(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
