import { useState } from 'react';
import { asText } from '@/elements/control/control-props';
import { valueText } from '@/elements/text/cell-text';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import { readDate, formatTime } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import { Checkbox } from '@/ui/checkbox';
import { TextInput } from '@/ui/text-input';
import { editError, useCellError } from './cell-error';
import { ChoiceSelect } from './choice-select';
import styles from './cell-editor.module.css';

interface CellEditorProps<Row> {
  column: AnyColumn<Row>;
  label: string;
  value: unknown;
  /** Called when the user leaves the input, not on every key, because a change renders the other cells. */
  onCommit: (value: unknown) => void;
}

/** How the text of a cell is shown, tidied when it is left, and read. */
interface TextKind {
  show: (value: unknown) => string;
  tidy: (text: string) => string;
  /** Returns a text that cannot be read as it is, so that the rules can reject it. */
  read: (text: string) => unknown;
  inputMode?: 'decimal';
}
const plain: TextKind = {
  show: asText,
  tidy: trimText,
  read: (text) => text,
};
const number: TextKind = {
  show: asText,
  tidy: (text) => trimText(toHalfWidth(text)),
  read: (text) => (patterns.number.test(text) ? Number(text) : text || null),
  inputMode: 'decimal',
};
/** Local time in the format of the server, 2024-05-01T09:30:00. */
const dates = (pattern: string): TextKind => ({
  show: (value) => formatTime(value, pattern),
  tidy: (text) => (readDate(text) ? formatTime(dateOf(text), pattern) : trimText(text)),
  read: dateOf,
});
function dateOf(text: string): string | null {
  const date = readDate(text);
  return date ? `${date.day}T${date.time ?? '00:00:00'}` : trimText(text) || null;
}
const kinds: Partial<Record<NonNullable<AnyColumn<unknown>['type']>, TextKind>> = {
  number,
  money: number,
  date: dates('{y}-{m}-{d}'),
  dateTime: dates('{y}-{m}-{d} {h}:{i}:{s}'),
};

/** The boxes of texts, numbers and dates. A date can be typed in any usual format; a native input accepts only one. */
function TextEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const { show, tidy, read, inputMode } = kinds[column.type ?? 'text'] ?? plain;
  // Null until the user types: a value that was only looked at must not replace one that was saved meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const current = draft ?? show(value);
  const { errorProps, message } = useCellError(editError(column, read(current)));
  const commit = () => {
    if (draft === null) return;
    const text = tidy(draft);
    setDraft(text);
    onCommit(read(text));
  };
  return (
    <>
      <TextInput
        {...errorProps}
        className={styles.input}
        aria-label={label}
        inputMode={inputMode}
        value={current}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
      />
      {message}
    </>
  );
}

/** The codes of an enum, or the two names of a state, which a bare checkbox cannot show. */
function ChoiceEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const [draft = value, setDraft] = useState<unknown>();
  return (
    <ChoiceSelect<number | boolean>
      className={styles.input}
      aria-label={label}
      current={draft}
      choices={column.type === 'code' ? column.enum.$values : [true, false]}
      nameOf={(choice) => valueText(column, choice)}
      onChoose={(choice) => {
        setDraft(choice);
        onCommit(choice);
      }}
    />
  );
}

function FlagEditor<Row>({ label, value, onCommit }: CellEditorProps<Row>) {
  const [checked = Boolean(value), setChecked] = useState<boolean>();
  return (
    <Checkbox
      label={label}
      checked={checked}
      onChange={(on) => {
        setChecked(on);
        onCommit(on);
      }}
    />
  );
}

/** The input of a cell while its row is being edited. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { column } = props;
  if (column.type === 'code') return <ChoiceEditor {...props} />;
  if (column.type !== 'flag') return <TextEditor {...props} />;
  return column.words ? <ChoiceEditor {...props} /> : <FlagEditor {...props} />;
}
