import { useId } from 'react';
import { codeText, inputText } from '@/elements/text/plain-text';
import { useTranslation } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { ChoiceSelect } from '@/values/cell/choice-select';
import type { CellControlProps, ControlProps } from '@/values/cell/control-props';
import { useCellDraft } from '@/values/cell/use-cell-draft';
import styles from '@/values/cell/control-cell.module.css';

interface CodeControlProps extends ControlProps {
  value: unknown;
  codes: AnyEnum;
  onSave: (code: number) => unknown;
}

function SelectControl({ label, revision, disabled, value, codes, onSave }: CodeControlProps) {
  const { draft, reset, busy, send } = useCellDraft(inputText(value), value, revision);
  const choose = async (code: number) => {
    if (!busy && !(await send(code, () => onSave(code)))) reset();
  };
  const tone = codes.$tone(draft);
  return (
    <ChoiceSelect
      className={tone ? `${styles.input} ${styles.state}` : styles.input}
      data-tone={tone}
      aria-label={label}
      aria-busy={busy || undefined}
      current={draft}
      choices={codes.$values}
      nameOf={(code) => codeText(code, codes)}
      disabled={disabled}
      onChoose={(code) => void choose(code)}
    />
  );
}

/** Radio buttons that ask before the choice takes effect. */
function ConfirmRadio({ label, revision, disabled, value, codes, onSave }: CodeControlProps) {
  const { t } = useTranslation();
  const name = useId();
  const { draft, setSent } = useCellDraft(inputText(value), value, revision);
  const confirmChange = async (code: number, anchor: HTMLElement) => {
    const content = t('elements.cells.change', { value: codeText(code, codes) });
    // A failure keeps the confirmation open and enables its button again.
    const onOk = async () => onSave(code);
    if (await confirmDialog({ content, onOk, anchor })) setSent(code);
  };
  return (
    <span role="radiogroup" aria-label={label} className={styles.choices}>
      {codes.$values.map((code) => (
        <label key={code} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={code === draft}
            disabled={disabled}
            onChange={({ target }) => void confirmChange(code, target)}
          />
          {codeText(code, codes)}
        </label>
      ))}
    </span>
  );
}

export function CodeCell<Row>({ column, row, ...props }: CellControlProps<Row>) {
  const { enum: codes, control } = column;
  if (!codes) return null;
  const Control = control === 'select' ? SelectControl : ConfirmRadio;
  const onSave = (code: number) => column.onChange?.(row, code);
  return <Control {...props} value={row[column.key]} codes={codes} onSave={onSave} />;
}
