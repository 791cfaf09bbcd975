import { Input } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '@/i18n';
import { formatChineseAmount, formatMoney, stripAmount } from '@/lib/amount';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { exactAmount } from '@/elements/form/rules';
import styles from './form.module.css';
import { rewriteInput, changedText } from './typed-text';

/**
 * Whether the amount is being edited. On focus the thousands separators are removed, and a browser drops the selection
 * when the text of an input changes. So this restores the selection: typing after Tab must replace the whole amount.
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
      const positionOf = (position: number | null) =>
        position === shown.length
          ? position
          : stripAmount(shown.slice(0, position ?? shown.length)).length;
      selected.current = { box, range: [positionOf(selectionStart), positionOf(selectionEnd)] };
      setTyping(true);
    },
    end: () => setTyping(false),
  };
}

/** An amount: shown as typed while it has the focus, with thousands separators otherwise. Invalid text is kept. */
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
      {field.chineseCapitals && currentLanguage() === 'zh-CN' && (
        <p className={styles.capitals} aria-live="polite">
          {isAmount && formatChineseAmount(text)}
        </p>
      )}
    </>
  );
}
