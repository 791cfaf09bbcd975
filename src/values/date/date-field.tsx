import type { Dayjs } from 'dayjs';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { useTypedText } from '@/elements/control/use-typed-text';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { trimText } from '@/lib/text';
import { DatePicker } from '@/ui/antd/date-picker';
import { Input } from '@/ui/antd/input';
import { useIsMobile } from '@/ui/use-media';
import { DateText, nativeDateProps, typedInputs } from './date-boxes';
import { isZeroDate } from './date-rules';
import { dayEnds, days, momentOf, seconds, type Precision } from './precision';

/** A date without time zone. On a phone it is a native input. */
function AnyDateField({ precision, ...props }: FieldProps & { precision: Precision }) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { label, value, placeholder, isEnd, onChange } = props;
  const { sent, shown, inInput } = precision;
  const typed = useTypedText<unknown>({
    value,
    // A text that is not a complete date stays the value, so that the form rejects it.
    read: (text) =>
      momentOf(text, dayEnds[isEnd ? 1 : 0])?.format(sent) ?? (trimText(text) || undefined),
    show: (given) => {
      const known = momentOf(given);
      if (mobile) return known?.format(inInput) ?? '';
      return known?.format(shown) ?? (isZeroDate(given) ? '' : asText(given));
    },
    onChange: (next) => onChange?.(next),
  });
  if (mobile) return <Input {...inputProps(props)} {...nativeDateProps(typed, precision)} />;
  return (
    <DateText value={typed}>
      <DatePicker
        {...inputProps(props)}
        className="ui-wide"
        components={typedInputs}
        showTime={precision.withTime}
        needConfirm={false}
        format={shown}
        placeholder={placeholder ?? t('elements.select.choose', { label })}
        value={momentOf(value)}
        onChange={(next: Dayjs | null) => onChange?.(next?.format(sent))}
        // Enter accepts the typed date and must not submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isInputMethodKey(event)) typed.settle();
        }}
      />
    </DateText>
  );
}

export const DateField = (props: FieldProps) => <AnyDateField {...props} precision={days} />;
export const DateTimeField = (props: FieldProps) => <AnyDateField {...props} precision={seconds} />;
