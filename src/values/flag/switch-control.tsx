import type { CellControlProps, ControlProps } from '@/values/cell/control-props';
import { useCellDraft } from '@/values/cell/use-cell-draft';
import styles from '@/values/cell/control-cell.module.css';

interface SwitchControlProps extends ControlProps {
  value: boolean;
  /** Gets the switch itself as well, which a confirmation can be anchored to. */
  onSave: (value: boolean, control: HTMLElement) => unknown;
}

export function SwitchControl({ label, revision, disabled, value, onSave }: SwitchControlProps) {
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
      <span />
    </button>
  );
}

export const FlagCell = <Row,>({ column, row, ...props }: CellControlProps<Row>) => (
  <SwitchControl
    {...props}
    value={Boolean(row[column.key])}
    onSave={(isOn) => column.onChange?.(row, isOn)}
  />
);
