import { Activity, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for those who cannot see them. */
  label: string;
  items: readonly TabItem[];
  active: string;
  onChange: (key: string) => void;
  /** `border-card` draws the frame around the content as well. */
  variant?: 'line' | 'card' | 'border-card';
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows, Home and End walk over the tabs that can be chosen. */
function walk(event: KeyboardEvent<HTMLElement>, { items, active, onChange }: TabsProps) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const open = items.filter(({ disabled }) => !disabled);
  const next =
    open[
      step(
        open.findIndex(({ key }) => key === active),
        open.length - 1,
      )
    ];
  if (!next) return;
  onChange(next.key);
  event.currentTarget.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
}

/** Contents behind tabs; one that was shown keeps its state, one that was not costs nothing. */
export function Tabs(props: TabsProps) {
  const { label, items, active, onChange, variant = 'line' } = props;
  const id = useId();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set([active]));
  if (!shown.has(active)) setShown(new Set([...shown, active]));
  const idOf = (part: string, key: string) => `${id}${part}${key}`;
  return (
    <div className={styles.tabs} data-variant={variant} data-print="flow">
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.bar}
        onKeyDown={(event) => walk(event, props)}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={idOf('tab', item.key)}
            data-key={item.key}
            className={styles.tab}
            aria-selected={item.key === active}
            aria-controls={shown.has(item.key) ? idOf('panel', item.key) : undefined}
            tabIndex={item.key === active ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onChange(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items
        .filter(({ key }) => shown.has(key))
        .map(({ key, content }) => (
          <Activity key={key} mode={key === active ? 'visible' : 'hidden'}>
            <div
              role="tabpanel"
              id={idOf('panel', key)}
              aria-labelledby={idOf('tab', key)}
              className={styles.panel}
              data-print="flow"
            >
              {content}
            </div>
          </Activity>
        ))}
    </div>
  );
}
