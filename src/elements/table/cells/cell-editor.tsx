import { useState } from 'react';
import type { AnyColumn } from '@/schema/column';
import { TextInput } from '@/ui/text-input';
import { cellError, useCellError } from '@/values/cell/cell-error';
import type { EditorProps } from '@/values/column-kind';
import { columnKind } from '@/values/columns';
import { typing } from '@/values/text/column';
import styles from '@/values/cell/cell-editor.module.css';

const typingOf = <Row,>(column: AnyColumn<Row>) => columnKind(column).typing ?? typing;

/** Returns the message for a value that the editor of a column must not save, or ''. */
export const editError = <Row,>(column: AnyColumn<Row>, value: unknown) =>
  cellError([...(typingOf(column).rules ?? []), ...(column.edit ?? [])], value);

/** The input of a value that is typed as text. */
function TextEditor<Row>({ column, label, value, onCommit }: EditorProps<Row>) {
  const { show, tidy, read, inputMode } = typingOf(column);
  // Null until the user types: a value that was only looked at must not replace one that was saved meanwhile.
  const [draft, setDraft] = useState<string | null>(null);
  const current = draft ?? show(value);
  const { errorProps, message } = useCellError(editError(column, read(current, label)));
  const commit = () => {
    if (draft === null) return;
    const text = tidy(draft, label);
    setDraft(text);
    onCommit(read(text, label));
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

/** The input of a cell while its row is being edited. */
export function CellEditor<Row>(props: EditorProps<Row>) {
  const { Editor = TextEditor } = columnKind(props.column);
  return <Editor {...props} />;
}
