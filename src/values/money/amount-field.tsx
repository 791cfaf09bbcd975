import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { rewriteInput, changedText } from '@/elements/control/typed-text';
import { useTypedText } from '@/elements/control/use-typed-text';
import { currentLanguage } from '@/i18n';
import { formatChineseAmount, formatMoney, toHalfWidth } from '@/lib/amount';
import { Input } from '@/ui/antd/input';
import { Text } from '@/ui/layout/layout';
import { bareNumber } from '@/values/number/bare-number';
import { exactAmount } from '@/values/rules';
import { yuanUnits } from './units';
import styles from './amount-field.module.css';

const isAmount = (text: string) => text !== '' && exactAmount(text) === null;

/** An amount: shown as typed until it loses the focus, with thousands separators otherwise. Invalid text is kept. */
export function AmountField(props: FieldProps) {
  const { field, label, value, onChange, onBlur } = props;
  const amount = asText(value);
  // The focus itself must not change the text: a program, or a user, marks all of it and inserts another amount at once.
  const { text, type, settle } = useTypedText({
    value: amount,
    read: (typed) => bareNumber(typed, yuanUnits(label)),
    show: (shown) => (isAmount(shown) ? formatMoney(shown) : shown),
    onChange: (next) => onChange?.(next),
  });
  return (
    <>
      <Input
        {...inputProps(props)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => type(changedText(event, toHalfWidth))}
        onCompositionEnd={({ currentTarget }) => type(rewriteInput(currentTarget, toHalfWidth))}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
      {field.chineseCapitals && currentLanguage() === 'zh-CN' && (
        <Text as="p" tone="secondary" className={styles.capitals} aria-live="polite">
          {isAmount(amount) && formatChineseAmount(amount)}
        </Text>
      )}
    </>
  );
}
