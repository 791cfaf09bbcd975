import { useState } from 'react';
import type { AnyColumn } from '@/schema/column';
import { asText } from '@/elements/control/control-props';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { formatTime } from '@/lib/time';
import { cellError, useCellError } from './cell-error';
import { cellText, enumOf, isEmpty } from '@/elements/text/cell-text';
import { Checkbox } from '@/ui/checkbox';
import { NativeSelect, TextInput } from '@/ui/text-input';
import styles from './cell-editor.module.css';

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
  const [draft, setDraft] = useState(asText(value));
  const { errorProps, message } = useCellError(cellError(column.edit, draft));
  const numeric = isNumeric(column.type);
  const commit = () => {
    const text = numeric ? toHalfWidth(draft).trim() : draft.trim();
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
        value={draft}
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

/** Shows a saved value that is not among the options; the user cannot choose it. */
const UnknownOption = ({ value }: { value: unknown }) => (
  <option value={String(value)} disabled hidden>
    {cellText(value)}
  </option>
);

function CodeEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const codes = enumOf(column);
  return (
    <NativeSelect
      className={styles.input}
      aria-label={label}
      defaultValue={String(value)}
      onChange={({ target }) => onCommit(Number(target.value))}
    >
      {!codes?.$values.some((code) => code === value) && <UnknownOption value={value} />}
      {codes?.$values.map((code) => (
        <option key={code} value={code}>
          {cellText(code, 'enum', codes)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Uses a select, because a bare checkbox cannot show the two names of the state. */
function StateEditor<Row>(props: CellEditorProps<Row> & { kind: 'listed' | 'normal' }) {
  const { kind, label, value, onCommit } = props;
  return (
    <NativeSelect
      className={styles.input}
      aria-label={label}
      defaultValue={String(isEmpty(value) ? value : Boolean(value))}
      onChange={({ target }) => onCommit(target.value === 'true')}
    >
      {isEmpty(value) && <UnknownOption value={value} />}
      {[true, false].map((state) => (
        <option key={String(state)} value={String(state)}>
          {cellText(state, kind)}
        </option>
      ))}
    </NativeSelect>
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
    case 'enum':
      return <CodeEditor {...props} />;
    case 'yesNo':
      return <FlagEditor {...props} />;
    case 'listed':
    case 'normal':
      return <StateEditor {...props} kind={type} />;
    case 'date':
    case 'dateTime':
      return <TimeEditor {...props} kind={type} />;
    default:
      return <TextEditor {...props} />;
  }
}
