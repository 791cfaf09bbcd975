import { Input } from 'antd';
import { useState } from 'react';
import { currentLanguage } from '@/i18n';
import { capitalAmount, money } from '@/lib/amount';
import { bareAmount } from '@/lib/bare-amount';
import { asText, inputProps, type FieldProps } from './control-props';
import { exactAmount } from './rules';
import styles from './form.module.css';
import { rewritten } from './typed-text';

/** As typed while it is being typed, with separators afterwards; what is no amount stays to be mended. */
export function AmountField(props: FieldProps) {
  const { field, value, onChange, onBlur } = props;
  const [typing, setTyping] = useState(false);
  const text = asText(value);
  const isAmount = text !== '' && exactAmount(text) === null;
  return (
    <>
      <Input
        {...inputProps(props)}
        inputMode="decimal"
        autoComplete="off"
        value={typing || !isAmount ? text : money(text)}
        onChange={({ target, nativeEvent }) => {
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          onChange?.(composing ? target.value : rewritten(target, bareAmount));
        }}
        onCompositionEnd={({ currentTarget }) => onChange?.(rewritten(currentTarget, bareAmount))}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
      />
      {field.capitals && currentLanguage() === 'zh-CN' && (
        <p className={styles.capitals} aria-live="polite">
          {isAmount && capitalAmount(text)}
        </p>
      )}
    </>
  );
}
