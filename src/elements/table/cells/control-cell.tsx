import { useId, type FocusEvent } from 'react';
import { useTranslation } from '@/i18n';
import type { RangeValue } from '@/schema/column';
import type { Rule } from '@/schema/field';
import { confirmDialog } from '@/ui/feedback/notify';
import { cellProblem, useCellProblem } from './cell-problem';
import { cellText, isEmpty } from '@/elements/text/cell-text';
import type { AnyEnum } from '@/lib/enum';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { NativeSelect } from '@/ui/text-input';
import styles from './control-cell.module.css';
import { toneOf } from './text-cells';
import { problemOf, TextControl } from './text-control';
import { useCellDraft, useCellSave } from './use-cell-draft';

type Send<Value> = (value: Value) => unknown;
/** The kind of input in a cell, its value, and the function that saves a change. */
export type ControlSpec =
  | { type: 'input'; value: unknown; rules?: readonly Rule[]; send: Send<string> }
  | { type: 'range'; value: readonly [unknown, unknown]; send: Send<RangeValue> }
  | { type: 'select' | 'confirmRadio'; value: unknown; of: AnyEnum; send: Send<number> }
  /** `control` is the switch itself, which a confirmation can be anchored to. */
  | { type: 'switch'; value: unknown; send: (value: boolean, control: HTMLElement) => unknown };
type SpecOf<Type> = Extract<ControlSpec, { type: Type }>;

interface ControlProps<Spec> {
  spec: Spec;
  label: string;
  disabled: boolean;
}

const textOf = (value: unknown) => (isEmpty(value) ? '' : cellText(value));

function InputControl({ spec, label, disabled }: ControlProps<SpecOf<'input'>>) {
  const saved = textOf(spec.value);
  const { draft, isOpen, setDraft, setSent, reset } = useCellDraft(saved, saved);
  const { busy, failed, run } = useCellSave();
  const problem = problemOf(cellProblem(spec.rules, draft), failed);
  const { marks, message } = useCellProblem(isOpen ? problem : '');
  const settle = async () => {
    const text = draft.trim();
    if (!isOpen || cellProblem(spec.rules, text)) return;
    if (text === saved) return reset();
    setSent(text);
    // Keep what the user typed, so that it can be sent again.
    if (!(await run(() => spec.send(text)))) setDraft(text);
  };
  return (
    <span className={styles.whole} onBlur={() => void settle()}>
      <TextControl
        label={label}
        value={draft}
        marks={marks}
        busy={busy}
        disabled={disabled}
        on={{ change: setDraft, settle: () => void settle(), reset }}
      />
      {message}
    </span>
  );
}

/** Returns null for an empty text and undefined for a text that is not a number. */
function endOf(text: string): number | null | undefined {
  const half = toHalfWidth(text).trim();
  if (half === '') return null;
  return patterns.number.test(half) ? Number(half) : undefined;
}

function rangeOf([least, most]: readonly [string, string]): RangeValue | undefined {
  const ends = [endOf(least), endOf(most)] as const;
  if (ends[0] === undefined || ends[1] === undefined) return undefined;
  if (ends[0] !== null && ends[1] !== null && ends[0] > ends[1]) return undefined;
  return [ends[0], ends[1]];
}

function RangeControl({ spec, label, disabled }: ControlProps<SpecOf<'range'>>) {
  const { t } = useTranslation();
  const saved = [textOf(spec.value[0]), textOf(spec.value[1])] as const;
  const from = saved.join('~');
  const { draft, isOpen, setDraft, setSent, reset } = useCellDraft<readonly [string, string]>(
    from,
    saved,
  );
  const { busy, failed, run } = useCellSave();
  const range = rangeOf(draft);
  const problem = problemOf(range ? '' : t('elements.cells.invalidRange'), failed);
  const { marks, message } = useCellProblem(isOpen ? problem : '');
  const settle = async () => {
    if (!isOpen || !range) return;
    if (draft.join('~') === from) return reset();
    setSent(draft);
    if (!(await run(() => spec.send(range)))) setDraft(draft);
  };
  // Moving from one end of the range to the other does not save the range.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void settle();
  };
  const box = (index: 0 | 1) => (
    <TextControl
      numeric
      label={`${label} ${t(index ? 'elements.cells.most' : 'elements.cells.least')}`}
      value={draft[index]}
      marks={marks}
      busy={busy}
      disabled={disabled}
      on={{
        change: (text) => setDraft(index ? [draft[0], text] : [text, draft[1]]),
        settle: () => void settle(),
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
  const { draft, setDraft, reset } = useCellDraft(textOf(spec.value), textOf(spec.value));
  const { busy, run } = useCellSave();
  const choose = async (text: string) => {
    if (busy) return;
    setDraft(text);
    if (!(await run(() => spec.send(Number(text))))) reset();
  };
  const isKnown = spec.of.$values.some((code) => String(code) === draft);
  const tone = toneOf(spec.of, Number(draft));
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
      {spec.of.$values.map((code) => (
        <option key={code} value={code}>
          {cellText(code, 'enum', spec.of)}
        </option>
      ))}
    </NativeSelect>
  );
}

function ConfirmRadio({ spec, label, disabled }: ControlProps<SpecOf<'select' | 'confirmRadio'>>) {
  const { t } = useTranslation();
  const name = useId();
  const { draft, setDraft } = useCellDraft(textOf(spec.value), textOf(spec.value));
  const ask = async (code: number, anchor: HTMLElement) => {
    const content = t('elements.cells.change', { value: cellText(code, 'enum', spec.of) });
    // A failure keeps the confirmation open and enables its button again.
    const onOk = async () => spec.send(code);
    if (await confirmDialog({ content, onOk, anchor })) setDraft(String(code));
  };
  return (
    <span role="radiogroup" aria-label={label} className={styles.choices}>
      {spec.of.$values.map((code) => (
        <label key={code} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={String(code) === draft}
            disabled={disabled}
            onChange={({ target }) => void ask(code, target)}
          />
          {cellText(code, 'enum', spec.of)}
        </label>
      ))}
    </span>
  );
}

function SwitchControl({ spec, label, disabled }: ControlProps<SpecOf<'switch'>>) {
  const saved = Boolean(spec.value);
  const { draft, setDraft, reset } = useCellDraft(String(saved), saved);
  const { busy, run } = useCellSave();
  const flip = async (control: HTMLElement) => {
    if (busy) return;
    setDraft(!draft);
    if (!(await run(() => spec.send(!draft, control)))) reset();
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
      onClick={({ currentTarget }) => void flip(currentTarget)}
    >
      <span />
    </button>
  );
}

/** A cell that is always an input. A change in it renders no other cell. */
export function ControlCell({ spec, label, disabled }: ControlProps<ControlSpec>) {
  const rest = { label, disabled };
  switch (spec.type) {
    case 'input':
      return <InputControl spec={spec} {...rest} />;
    case 'range':
      return <RangeControl spec={spec} {...rest} />;
    case 'select':
      return <SelectControl spec={spec} {...rest} />;
    case 'confirmRadio':
      return <ConfirmRadio spec={spec} {...rest} />;
    case 'switch':
      return <SwitchControl spec={spec} {...rest} />;
  }
}
