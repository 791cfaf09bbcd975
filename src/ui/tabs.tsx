import { Activity, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '@/lib/intl';
import { Row, Stack, Text } from '@/ui/layout/layout';
import styles from './tabs.module.css';

interface TabItem {
  key: string;
  label: string;
  /** Number of records in the content, next to the label. */
  count?: number;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  active: string;
  onChange: (key: string) => void;
  /** `border-card` also draws a border around the content. */
  variant?: 'line' | 'card' | 'border-card';
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index >= last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves to another enabled tab with the arrow keys, Home and End. */
function onTabKeyDown(event: KeyboardEvent<HTMLElement>, { items, active, onChange }: TabsProps) {
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

/** Tabs whose content mounts when it is first shown and keeps its state afterwards. */
export function Tabs(props: TabsProps) {
  const { label, items, active, onChange, variant = 'line' } = props;
  const id = useId();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set([active]));
  if (!shown.has(active)) setShown(new Set([...shown, active]));
  const idOf = (part: string, key: string) => `${id}${part}${key}`;
  return (
    <Stack shrink className={styles.tabs} data-variant={variant} data-print="flow">
      <Row
        gap={6}
        align="stretch"
        className={styles.bar}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => onTabKeyDown(event, props)}
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
            {item.count !== undefined && (
              <Text tone="secondary" digits>
                {` ${formatCount(item.count)}`}
              </Text>
            )}
          </button>
        ))}
      </Row>
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
    </Stack>
  );
}
