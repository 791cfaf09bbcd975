import { useId, type FocusEvent } from 'react';
import { cellText, inputText } from '@/elements/text/cell-text';
import { useTranslation } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import type { AnyEnum } from '@/lib/enum';
import { isRecord } from '@/lib/guards';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import type { ControlColumn, RangeValue } from '@/schema/column';
import type { Rule } from '@/schema/field';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { cellError, useCellError } from './cell-error';
import { ChoiceSelect } from './choice-select';
import { errorMessage, TextControl } from './text-control';
import { useCellDraft } from './use-cell-draft';
import styles from './control-cell.module.css';

interface ControlProps {
  label: string;
  /** The stamp of the row, which every save changes. */
  revision: unknown;
  disabled?: boolean;
}

interface InputControlProps extends ControlProps {
  value: unknown;
  rules?: readonly Rule[];
  onSave: (text: string) => unknown;
}

/** A text. It is saved when the input is left or on Enter. */
export function InputControl(props: InputControlProps) {
  const { label, revision, disabled, value, rules, onSave } = props;
  const saved = inputText(value);
  const { draft, isOpen, setDraft, reset, busy, failed, send } = useCellDraft(
    saved,
    saved,
    revision,
  );
  const error = errorMessage(cellError(rules, draft), failed);
  const { errorProps, message } = useCellError(isOpen || busy ? error : '');
  const commit = async () => {
    const text = trimText(draft);
    if (!isOpen || cellError(rules, text)) return;
    if (text === saved) return reset();
    // Keep what the user typed, so that it can be sent again.
    if (!(await send(text, onSave))) setDraft(text);
  };
  return (
    <div onBlur={() => void commit()}>
      <TextControl
        label={label}
        value={draft}
        errorProps={errorProps}
        busy={busy}
        disabled={disabled}
        onChange={setDraft}
        onCommit={() => void commit()}
        onReset={reset}
      />
      {message}
    </div>
  );
}

/** Returns null for an empty text and undefined for a text that is not a number. */
function parseEnd(text: string): number | null | undefined {
  const halfWidth = trimText(toHalfWidth(text));
  if (halfWidth === '') return null;
  return patterns.number.test(halfWidth) ? Number(halfWidth) : undefined;
}

/** Returns undefined when an end is not a number, or when the first is above the second. */
function parseRange(texts: readonly [string, string]): RangeValue | undefined {
  const min = parseEnd(texts[0]);
  const max = parseEnd(texts[1]);
  if (min === undefined || max === undefined) return undefined;
  if (min !== null && max !== null && min > max) return undefined;
  return [min, max];
}

interface RangeControlProps extends ControlProps {
  min: unknown;
  max: unknown;
  onSave: (range: RangeValue) => unknown;
}

function RangeControl({ label, revision, disabled, min, max, onSave }: RangeControlProps) {
  const { t } = useTranslation();
  const saved = [inputText(min), inputText(max)] as const;
  const savedText = saved.join('~');
  const { draft, isOpen, setDraft, reset, busy, failed, send } = useCellDraft<
    readonly [string, string]
  >(savedText, saved, revision);
  const range = parseRange(draft);
  const error = errorMessage(range ? '' : t('elements.cells.invalidRange'), failed);
  const { errorProps, message } = useCellError(isOpen || busy ? error : '');
  const commit = async () => {
    if (!isOpen || !range) return;
    if (draft.join('~') === savedText) return reset();
    if (!(await send(draft, () => onSave(range)))) setDraft(draft);
  };
  // Moving from one end of the range to the other does not save the range.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void commit();
  };
  const box = (index: 0 | 1) => (
    <TextControl
      isNumeric
      label={`${label} ${t(index ? 'elements.cells.max' : 'elements.cells.min')}`}
      value={draft[index]}
      errorProps={errorProps}
      busy={busy}
      disabled={disabled}
      onChange={(text) => setDraft(index ? [draft[0], text] : [text, draft[1]])}
      onCommit={() => void commit()}
      onReset={reset}
    />
  );
  return (
    <div onBlur={onBlur}>
      <span className="ui-row ui-gap-1">
        {box(0)}
        <span aria-hidden="true">~</span>
        {box(1)}
      </span>
      {message}
    </div>
  );
}

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
      nameOf={(code) => cellText(code, 'code', { enum: codes })}
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
    const content = t('elements.cells.change', { value: cellText(code, 'code', { enum: codes }) });
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
          {cellText(code, 'code', { enum: codes })}
        </label>
      ))}
    </span>
  );
}

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

const stampOf = (row: unknown) =>
  isRecord(row) && 'concurrencyStamp' in row ? row.concurrencyStamp : undefined;

interface ControlCellProps<Row> {
  column: ControlColumn<Row>;
  row: Row;
  label: string;
}

/** The input of a column that always shows one. A change in it renders no other cell. */
export function ControlCell<Row>({ column, row, label }: ControlCellProps<Row>) {
  const value = row[column.key];
  const props = { label, revision: stampOf(row), disabled: column.disabled?.(row) };
  switch (column.type) {
    case undefined:
    case 'text':
      return (
        <InputControl
          {...props}
          value={value}
          rules={column.rules}
          onSave={(text) => column.onChange(row, text)}
        />
      );
    case 'range':
      return (
        <RangeControl
          {...props}
          min={value}
          max={row[column.upper]}
          onSave={(range) => column.onChange(row, range)}
        />
      );
    case 'flag':
      return (
        <SwitchControl
          {...props}
          value={Boolean(value)}
          onSave={(isOn) => column.onChange(row, isOn)}
        />
      );
    case 'code': {
      const CodeControl = column.control === 'select' ? SelectControl : ConfirmRadio;
      return (
        <CodeControl
          {...props}
          value={value}
          codes={column.enum}
          onSave={(code) => column.onChange(row, code)}
        />
      );
    }
  }
}
