import { useState } from 'react';
import type { AnyColumn } from '@/schema/column';
import { asText } from '@/elements/control/control-props';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { formatTime } from '@/lib/time';
import { cellError, useCellError } from './cell-error';
import { ChoiceSelect } from './choice-select';
import { enumOf, valueText } from '@/elements/text/cell-text';
import { Checkbox } from '@/ui/checkbox';
import { TextInput } from '@/ui/text-input';
import styles from './cell-editor.module.css';
import { trimText } from '@/lib/text';

interface CellEditorProps<Row> {
  column: AnyColumn<Row>;
  label: string;
  value: unknown;
  /** Called when the user leaves the input, not on every key, because a change renders the other cells. */
  onCommit: (value: unknown) => void;
}

const isNumeric = (type: AnyColumn<unknown>['type']) => type === 'number' || type === 'money';

/** Returns a text that is not a number as it is, so that the rules can reject it. */
function numberOf(text: string): number | string | null {
  if (text === '') return null;
  return patterns.number.test(text) ? Number(text) : text;
}

function TextEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  // Null until the user types: a value that was only looked at must not replace one that was saved meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const current = draft ?? asText(value);
  const { errorProps, message } = useCellError(cellError(column.edit, current));
  const numeric = isNumeric(column.type);
  const commit = () => {
    if (draft === null) return;
    const text = numeric ? trimText(toHalfWidth(draft)) : trimText(draft);
    setDraft(text);
    onCommit(numeric ? numberOf(text) : text);
  };
  return (
    <>
      <TextInput
        {...errorProps}
        className={styles.input}
        aria-label={label}
        inputMode={numeric ? 'decimal' : undefined}
        value={current}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
      />
      {message}
    </>
  );
}

const timeInputs = {
  date: { type: 'date', pattern: '{y}-{m}-{d}', rest: 'T00:00:00' },
  dateTime: { type: 'datetime-local', pattern: '{y}-{m}-{d}T{h}:{i}', rest: ':00' },
} as const;

/** Commits local time in the format of the server, 2024-05-01T09:30:00, or null for none. */
function TimeEditor<Row>(props: CellEditorProps<Row> & { kind: keyof typeof timeInputs }) {
  const { kind, column, label, value, onCommit } = props;
  const { type, pattern, rest } = timeInputs[kind];
  const [draft, setDraft] = useState<unknown>(value);
  const { errorProps, message } = useCellError(cellError(column.edit, draft));
  return (
    <>
      <TextInput
        {...errorProps}
        type={type}
        className={styles.input}
        aria-label={label}
        defaultValue={formatTime(value, pattern)}
        onChange={({ target }) => {
          const time = target.value ? `${target.value.slice(0, 16)}${rest}` : null;
          setDraft(time);
          onCommit(time);
        }}
      />
      {message}
    </>
  );
}

/** The codes of an enum, or the two names of a state, which a bare checkbox cannot show. */
function ChoiceEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const [draft, setDraft] = useState(value);
  const codes = enumOf(column);
  return (
    <ChoiceSelect<number | boolean>
      className={styles.input}
      aria-label={label}
      current={draft}
      choices={codes?.$values ?? [true, false]}
      nameOf={(choice) => valueText(column, choice)}
      onChoose={(choice) => {
        setDraft(choice);
        onCommit(choice);
      }}
    />
  );
}

function FlagEditor<Row>({ label, value, onCommit }: CellEditorProps<Row>) {
  const [checked, setChecked] = useState(Boolean(value));
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
  const { type } = props.column;
  switch (type) {
    case 'yesNo':
      return <FlagEditor {...props} />;
    case 'enum':
    case 'listed':
    case 'normal':
      return <ChoiceEditor {...props} />;
    case 'date':
    case 'dateTime':
      return <TimeEditor {...props} kind={type} />;
    default:
      return <TextEditor {...props} />;
  }
}
