import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/elements/crud/column-schema';
import type { Rule } from '@/elements/crud/field-schema';
import { enumOf, cellText } from './cell-text';
import { Checkbox } from './checkbox';
import styles from './cell-editor.module.css';

interface CellEditorProps<Row> {
  column: Column<Row>;
  label: string;
  value: unknown;
  /** Called when the value is settled, not on every key: other cells must not be drawn while one types. */
  onCommit: (value: unknown) => void;
}

/** The message of the first rule the value breaks. */
export const brokenRule = (rules: readonly Rule[] | undefined, value: unknown) =>
  rules?.map((rule) => rule(value)).find((key) => key !== null) ?? null;

const inputText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function TextEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(inputText(value));
  const key = brokenRule(column.edit, draft);
  const commit = () => {
    const text = draft.trim();
    setDraft(text);
    onCommit(column.type === 'number' && text !== '' && !key ? Number(text) : text);
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={key !== null || undefined}
      title={key ? t(`rules.${key}`) : undefined}
      inputMode={column.type === 'number' ? 'decimal' : undefined}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
    />
  );
}

function CodeEditor<Row>({ column, label, value, onCommit }: CellEditorProps<Row>) {
  const of = enumOf(column);
  return (
    <select
      className={styles.input}
      aria-label={label}
      defaultValue={String(value)}
      onChange={({ target }) => onCommit(Number(target.value))}
    >
      {of?.$values.map((code) => (
        <option key={code} value={code}>
          {cellText(code, 'enum', of)}
        </option>
      ))}
    </select>
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

/** The input that stands in a cell while its row is edited. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  if (props.column.type === 'enum') return <CodeEditor {...props} />;
  if (props.column.type === 'yesNo') return <FlagEditor {...props} />;
  return <TextEditor {...props} />;
}
