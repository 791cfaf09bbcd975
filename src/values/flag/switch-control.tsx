import type { CellControlProps, ControlProps } from '@/values/cell/control-props';
import { Dot } from '@/values/cell/text-cells';
import { useCellDraft } from '@/values/cell/use-cell-draft';
import { flagText } from './flag-text';
import styles from '@/values/cell/control-cell.module.css';

interface SwitchControlProps extends ControlProps {
  value: boolean;
  /** What the switch looks like at rest, where a mouse can hover it. */
  quietText?: (value: boolean) => string;
  /** Its words are a status, which has a dot; a plain yes or no has none. */
  isStatus?: boolean;
  /** Gets the switch itself as well, which a confirmation can be anchored to. */
  onSave: (value: boolean, control: HTMLElement) => unknown;
}

export function SwitchControl({
  label,
  revision,
  disabled,
  value,
  quietText,
  isStatus = false,
  onSave,
}: SwitchControlProps) {
  const { draft, reset, busy, send } = useCellDraft(String(value), value, revision);
  const toggle = async (control: HTMLElement) => {
    if (!busy && !(await send(!draft, (next) => onSave(next, control)))) reset();
  };
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={draft}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => void toggle(currentTarget)}
    >
      <span className={styles.track} />
      {quietText && (
        <span className={styles.quiet} data-text={quietText(draft)}>
          {isStatus && <Dot tone={draft ? 'active' : 'over'} />}
        </span>
      )}
    </button>
  );
}

export const FlagCell = <Row,>({ column, row, ...props }: CellControlProps<Row>) => (
  <SwitchControl
    {...props}
    value={Boolean(row[column.key])}
    quietText={(value) => flagText(value, column.labels)}
    isStatus={column.labels !== undefined}
    onSave={(isOn) => column.onChange?.(row, isOn)}
  />
);
