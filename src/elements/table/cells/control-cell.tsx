import { useId, type FocusEvent } from 'react';
import { useTranslation } from '@/i18n';
import type { RangeValue } from '@/schema/column';
import type { Rule } from '@/schema/field';
import { confirmDialog } from '@/ui/feedback/notify';
import { cellError, useCellError } from './cell-error';
import { cellText, isEmpty } from '@/elements/text/cell-text';
import type { AnyEnum } from '@/lib/enum';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { NativeSelect } from '@/ui/text-input';
import styles from './control-cell.module.css';
import { toneOf } from './text-cells';
import { errorMessage, TextControl } from './text-control';
import { useCellDraft, useCellSave } from './use-cell-draft';

type Save<Value> = (value: Value) => unknown;
/** The kind of input in a cell, its value, and the function that saves a change. */
export type ControlSpec = {
  /** The stamp of the row, which every save changes. */
  revision?: unknown;
} & (
  | { type: 'input'; value: unknown; rules?: readonly Rule[]; save: Save<string> }
  | { type: 'range'; value: readonly [unknown, unknown]; save: Save<RangeValue> }
  | { type: 'select' | 'confirmRadio'; value: unknown; enum: AnyEnum; save: Save<number> }
  /** `control` is the switch itself, which a confirmation can be anchored to. */
  | { type: 'switch'; value: unknown; save: (value: boolean, control: HTMLElement) => unknown }
);
type SpecOf<Type> = Extract<ControlSpec, { type: Type }>;

interface ControlProps<Spec> {
  spec: Spec;
  label: string;
  disabled: boolean;
}

const textOf = (value: unknown) => (isEmpty(value) ? '' : cellText(value));

function InputControl({ spec, label, disabled }: ControlProps<SpecOf<'input'>>) {
  const saved = textOf(spec.value);
  const { draft, isOpen, setDraft, setSent, reset } = useCellDraft(saved, saved, spec.revision);
  const { busy, failed, run } = useCellSave();
  const error = errorMessage(cellError(spec.rules, draft), failed);
  const { errorProps, message } = useCellError(isOpen ? error : '');
  const commit = async () => {
    const text = draft.trim();
    if (!isOpen || cellError(spec.rules, text)) return;
    if (text === saved) return reset();
    setSent(text);
    // Keep what the user typed, so that it can be sent again.
    if (!(await run(() => spec.save(text)))) setDraft(text);
  };
  return (
    <span className={styles.whole} onBlur={() => void commit()}>
      <TextControl
        label={label}
        value={draft}
        errorProps={errorProps}
        busy={busy}
        disabled={disabled}
        on={{ change: setDraft, commit: () => void commit(), reset }}
      />
      {message}
    </span>
  );
}

/** Returns null for an empty text and undefined for a text that is not a number. */
function parseEnd(text: string): number | null | undefined {
  const halfWidth = toHalfWidth(text).trim();
  if (halfWidth === '') return null;
  return patterns.number.test(halfWidth) ? Number(halfWidth) : undefined;
}

function parseRange([min, max]: readonly [string, string]): RangeValue | undefined {
  const ends = [parseEnd(min), parseEnd(max)] as const;
  if (ends[0] === undefined || ends[1] === undefined) return undefined;
  if (ends[0] !== null && ends[1] !== null && ends[0] > ends[1]) return undefined;
  return [ends[0], ends[1]];
}

function RangeControl({ spec, label, disabled }: ControlProps<SpecOf<'range'>>) {
  const { t } = useTranslation();
  const saved = [textOf(spec.value[0]), textOf(spec.value[1])] as const;
  const savedText = saved.join('~');
  const { draft, isOpen, setDraft, setSent, reset } = useCellDraft<readonly [string, string]>(
    savedText,
    saved,
    spec.revision,
  );
  const { busy, failed, run } = useCellSave();
  const range = parseRange(draft);
  const error = errorMessage(range ? '' : t('elements.cells.invalidRange'), failed);
  const { errorProps, message } = useCellError(isOpen ? error : '');
  const commit = async () => {
    if (!isOpen || !range) return;
    if (draft.join('~') === savedText) return reset();
    setSent(draft);
    if (!(await run(() => spec.save(range)))) setDraft(draft);
  };
  // Moving from one end of the range to the other does not save the range.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void commit();
  };
  const box = (index: 0 | 1) => (
    <TextControl
      isNumeric
      label={`${label} ${t(index ? 'elements.cells.most' : 'elements.cells.least')}`}
      value={draft[index]}
      errorProps={errorProps}
      busy={busy}
      disabled={disabled}
      on={{
        change: (text) => setDraft(index ? [draft[0], text] : [text, draft[1]]),
        commit: () => void commit(),
        reset,
      }}
    />
  );
  return (
    <span className={styles.whole} onBlur={onBlur}>
      <span className={styles.pair}>
        {box(0)}
        <span aria-hidden="true">~</span>
        {box(1)}
      </span>
      {message}
    </span>
  );
}

function SelectControl({ spec, label, disabled }: ControlProps<SpecOf<'select' | 'confirmRadio'>>) {
  const saved = textOf(spec.value);
  const { draft, setSent, reset } = useCellDraft(saved, saved, spec.revision);
  const { busy, run } = useCellSave();
  const choose = async (text: string) => {
    if (busy) return;
    setSent(text);
    if (!(await run(() => spec.save(Number(text))))) reset();
  };
  const isKnown = spec.enum.$values.some((code) => String(code) === draft);
  const tone = toneOf(spec.enum, Number(draft));
  return (
    <NativeSelect
      className={tone ? `${styles.input} ${styles.state}` : styles.input}
      data-tone={tone}
      aria-label={label}
      aria-busy={busy || undefined}
      value={draft}
      disabled={disabled}
      onChange={({ target }) => void choose(target.value)}
    >
      {/* Shows a code that is not among the options, such as one that the server added later; the user cannot choose it. */}
      {!isKnown && (
        <option value={draft} disabled hidden>
          {cellText(draft)}
        </option>
      )}
      {spec.enum.$values.map((code) => (
        <option key={code} value={code}>
          {cellText(code, 'enum', spec.enum)}
        </option>
      ))}
    </NativeSelect>
  );
}

function ConfirmRadio({ spec, label, disabled }: ControlProps<SpecOf<'select' | 'confirmRadio'>>) {
  const { t } = useTranslation();
  const name = useId();
  const saved = textOf(spec.value);
  const { draft, setSent } = useCellDraft(saved, saved, spec.revision);
  const ask = async (code: number, anchor: HTMLElement) => {
    const content = t('elements.cells.change', { value: cellText(code, 'enum', spec.enum) });
    // A failure keeps the confirmation open and enables its button again.
    const onOk = async () => spec.save(code);
    if (await confirmDialog({ content, onOk, anchor })) setSent(String(code));
  };
  return (
    <span role="radiogroup" aria-label={label} className={styles.choices}>
      {spec.enum.$values.map((code) => (
        <label key={code} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={String(code) === draft}
            disabled={disabled}
            onChange={({ target }) => void ask(code, target)}
          />
          {cellText(code, 'enum', spec.enum)}
        </label>
      ))}
    </span>
  );
}

function SwitchControl({ spec, label, disabled }: ControlProps<SpecOf<'switch'>>) {
  const saved = Boolean(spec.value);
  const { draft, setSent, reset } = useCellDraft(String(saved), saved, spec.revision);
  const { busy, run } = useCellSave();
  const toggle = async (control: HTMLElement) => {
    if (busy) return;
    setSent(!draft);
    if (!(await run(() => spec.save(!draft, control)))) reset();
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

/** A cell that is always an input. A change in it renders no other cell. */
export function ControlCell({ spec, label, disabled }: ControlProps<ControlSpec>) {
  const common = { label, disabled };
  switch (spec.type) {
    case 'input':
      return <InputControl spec={spec} {...common} />;
    case 'range':
      return <RangeControl spec={spec} {...common} />;
    case 'select':
      return <SelectControl spec={spec} {...common} />;
    case 'confirmRadio':
      return <ConfirmRadio spec={spec} {...common} />;
    case 'switch':
      return <SwitchControl spec={spec} {...common} />;
  }
}
