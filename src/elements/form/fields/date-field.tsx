import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { DateTexts, nativeDateProps, typedInputs } from '@/elements/control/date-boxes';
import { isZeroDate } from '@/elements/control/date-rules';
import { useTypedText } from '@/elements/control/use-typed-text';
import { typeOf } from '@/elements/form/form-values';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { trimText } from '@/lib/text';
import { readDate } from '@/lib/time';
import { useIsMobile } from '@/ui/use-media';

/** The formats that are sent, shown, and used by the native input of a phone. */
const formats = {
  date: { sent: 'YYYY-MM-DD', shown: 'YYYY-MM-DD', phone: 'YYYY-MM-DD' },
  dateTime: {
    sent: 'YYYY-MM-DDTHH:mm:ss',
    shown: 'YYYY-MM-DD HH:mm:ss',
    phone: 'YYYY-MM-DDTHH:mm:ss',
  },
};

/** The date of a value, at `dayTime` when it has no time; null for a text that is not a date. */
function momentOf(value: unknown, dayTime = '00:00:00'): Dayjs | null {
  const date = readDate(asText(value));
  return date && dayjs(`${date.day}T${date.time ?? dayTime}`);
}

/** A date, or a date and time, without time zone. On a phone it is a native input. */
export function DateField(props: FieldProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { field, label, value, placeholder, isEnd, onChange } = props;
  const withTime = typeOf(field) === 'dateTime';
  const format = formats[withTime ? 'dateTime' : 'date'];
  const moment = momentOf(value);
  const typed = useTypedText<unknown>({
    value,
    // A text that is not a complete date stays the value, so that the form rejects it.
    read: (text) =>
      momentOf(text, isEnd ? '23:59:59' : undefined)?.format(format.sent) ??
      (trimText(text) || undefined),
    show: (given) => {
      const known = momentOf(given);
      if (mobile) return known?.format(format.phone) ?? '';
      return known?.format(format.shown) ?? (isZeroDate(given) ? '' : asText(given));
    },
    onChange: (next) => onChange?.(next),
  });
  if (mobile) {
    return (
      <Input
        {...inputProps(props)}
        {...nativeDateProps(typed, withTime ? 'datetime-local' : 'date')}
      />
    );
  }
  return (
    <DateTexts value={[typed]}>
      <DatePicker
        {...inputProps(props)}
        className="ui-wide"
        components={typedInputs}
        showTime={withTime}
        needConfirm={false}
        format={format.shown}
        placeholder={placeholder ?? t('elements.select.choose', { label })}
        value={moment}
        onChange={(next: Dayjs | null) => onChange?.(next?.format(format.sent))}
        // Enter accepts the typed date and must not submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isInputMethodKey(event)) typed.settle();
        }}
      />
    </DateTexts>
  );
}
