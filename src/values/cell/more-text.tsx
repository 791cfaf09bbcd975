import { useRef, useState, type ReactNode } from 'react';
import { listOf } from '@/lib/guards';
import { formatCount } from '@/lib/intl';
import { PopoverOrSheet } from '@/ui/overlay/popover';
import styles from './more-text.module.css';

interface MoreTextProps {
  /** The text in the cell, with an ellipsis where there is no room. */
  text: string;
  /** Title of the popup. */
  title: string;
  children: ReactNode;
}

/** A short text in a cell that opens a popup with the full content. */
export function MoreText({ text, title, children }: MoreTextProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.text}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text}
      </button>
      {open && (
        <PopoverOrSheet title={title} anchor={anchor} onClose={() => setOpen(false)}>
          <div className={styles.whole}>{children}</div>
        </PopoverOrSheet>
      )}
    </>
  );
}

interface NameListProps {
  text: string;
  names: readonly string[];
  title: string;
}

/** A text that opens a list of names. */
export const NameList = ({ text, names, title }: NameListProps) => (
  <MoreText text={text} title={title}>
    <ul>
      {listOf(names).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </MoreText>
);

/** A count that opens the list of names it counts. A count of zero opens nothing. */
export const NamesCount = ({ count, names, title }: NamesCountProps) =>
  count === 0 ? <span>0</span> : <NameList text={formatCount(count)} names={names} title={title} />;

interface NamesCountProps {
  count: number;
  names: readonly string[];
  title: string;
}
