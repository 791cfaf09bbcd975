import { useTranslation } from '@/i18n';
import { Row } from '@/ui/layout/layout';
import styles from './settings.module.css';

interface SwitchRowProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A switch with its label; a click anywhere in the row toggles it. */
export function SwitchRow({ label, on, disabled, onChange }: SwitchRowProps) {
  const { t } = useTranslation();
  return (
    <Row as="label" gap={4} justify="between" touch={36} className={styles.switch}>
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        // Printed in place of the switch.
        data-text={t(on ? 'elements.cells.on' : 'elements.cells.off')}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}
