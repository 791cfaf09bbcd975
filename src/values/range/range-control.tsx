import type { FocusEvent } from 'react';
import { inputText } from '@/elements/text/plain-text';
import { useTranslation } from '@/i18n';
import { patterns } from '@/lib/patterns';
import type { RangeValue } from '@/schema/column';
import { useCellError } from '@/values/cell/cell-error';
import type { CellControlProps, ControlProps } from '@/values/cell/control-props';
import { errorMessage, TextControl } from '@/values/cell/text-control';
import { useCellDraft } from '@/values/cell/use-cell-draft';
import { plainNumber } from '@/values/number/number-text';

/** Returns null for an empty text and undefined for a text that is not a number. */
function parseEnd(text: string): number | null | undefined {
  const plain = plainNumber(text);
  if (plain === null) return null;
  return patterns.number.test(plain) ? Number(plain) : undefined;
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

export const RangeCell = <Row,>({ column, row, ...props }: CellControlProps<Row>) => (
  <RangeControl
    {...props}
    min={row[column.key]}
    max={column.upper && row[column.upper]}
    onSave={(range) => column.onChange?.(row, range)}
  />
);
