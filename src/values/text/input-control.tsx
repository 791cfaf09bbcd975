import { inputText } from '@/elements/text/plain-text';
import { trimText } from '@/lib/text';
import type { Rule } from '@/schema/field';
import { cellError, useCellError } from '@/values/cell/cell-error';
import type { CellControlProps, ControlProps } from '@/values/cell/control-props';
import { errorMessage, TextControl } from '@/values/cell/text-control';
import { useCellDraft } from '@/values/cell/use-cell-draft';

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

export const TextCell = <Row,>({ column, row, ...props }: CellControlProps<Row>) => (
  <InputControl
    {...props}
    value={row[column.key]}
    rules={column.rules}
    onSave={(text) => column.onChange?.(row, text)}
  />
);
