import { Input } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '@/i18n';
import { formatChineseAmount, formatMoney } from '@/lib/amount';
import { stripAmount } from '@/lib/amount';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { exactAmount } from '@/elements/form/rules';
import styles from './form.module.css';
import { rewriteInput, changedText } from './typed-text';

/**
 * Whether the amount is being typed. A browser drops the selection of a box whose text is replaced, so what was selected
 * with separators is selected without them: typing after Tab then replaces the whole amount.
 */
function useEditingAmount() {
  const [isEditing, setTyping] = useState(false);
  const selected = useRef<{ box: HTMLInputElement; range: [number, number] }>(null);
  useLayoutEffect(() => {
    const { box, range } = selected.current ?? {};
    if (isEditing && range) box?.setSelectionRange(...range);
    selected.current = null;
  }, [isEditing]);
  return {
    isEditing,
    start: (box: HTMLInputElement) => {
      const { value: shown, selectionStart, selectionEnd } = box;
      const positionOf = (at: number | null) =>
        at === shown.length ? at : stripAmount(shown.slice(0, at ?? shown.length)).length;
      selected.current = { box, range: [positionOf(selectionStart), positionOf(selectionEnd)] };
      setTyping(true);
    },
    end: () => setTyping(false),
  };
}

/** As typed while it is being typed, with separators afterwards; what is no amount stays to be mended. */
export function AmountField(props: FieldProps) {
  const { field, value, onChange, onBlur } = props;
  const { isEditing, start, end } = useEditingAmount();
  const text = asText(value);
  const isAmount = text !== '' && exactAmount(text) === null;
  return (
    <>
      <Input
        {...inputProps(props)}
        inputMode="decimal"
        autoComplete="off"
        value={isEditing || !isAmount ? text : formatMoney(text)}
        onChange={(event) => onChange?.(changedText(event, stripAmount))}
        onCompositionEnd={({ currentTarget }) =>
          onChange?.(rewriteInput(currentTarget, stripAmount))
        }
        onFocus={({ target }) => start(target)}
        onBlur={() => {
          end();
          onBlur?.();
        }}
      />
      {field.capitals && currentLanguage() === 'zh-CN' && (
        <p className={styles.capitals} aria-live="polite">
          {isAmount && formatChineseAmount(text)}
        </p>
      )}
    </>
  );
}
