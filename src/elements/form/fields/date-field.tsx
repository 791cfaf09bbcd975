import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from '@/i18n';
import { useIsMobile } from '@/ui/use-media';
import { isWholeDate, toDate } from '@/lib/time';
import { inputProps, type FieldProps } from '@/elements/control/control-props';
import { typeOf } from '@/elements/form/form-values';
import styles from './form.module.css';
import { fullDate, fullDateTime } from '@/elements/form/rules';

/** The formats that are sent, shown, and used by the native input of a phone. */
const formats = {
  date: { sent: 'YYYY-MM-DD', shown: 'YYYY-MM-DD', phone: 'YYYY-MM-DD' },
  dateTime: {
    sent: 'YYYY-MM-DDTHH:mm:ss',
    shown: 'YYYY-MM-DD HH:mm:ss',
    phone: 'YYYY-MM-DDTHH:mm:ss',
  },
};

const parseDate = (value: unknown): Dayjs | null => {
  const date = toDate(value);
  return date && dayjs(date);
};

/** A date, or a date and time, without time zone. On a phone it is a native input. */
export function DateField(props: FieldProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const { field, label, value, placeholder, onChange } = props;
  const withTime = typeOf(field) === 'dateTime';
  const format = formats[withTime ? 'dateTime' : 'date'];
  const isWhole = (withTime ? fullDateTime : fullDate)(value) === null;
  const moment = isWhole ? parseDate(value) : null;
  const setValue = (next: Dayjs | null) => onChange?.(next?.format(format.sent));
  if (mobile) {
    return (
      <Input
        {...inputProps(props)}
        type={withTime ? 'datetime-local' : 'date'}
        step={withTime ? 1 : undefined}
        value={moment?.format(format.phone) ?? ''}
        onChange={({ target }) => setValue(parseDate(target.value))}
      />
    );
  }
  /** Stores typed text even if it is no full date, so that the form rejects it. antd would keep the previous date. */
  const onText = (text: string) => {
    if (text === '' || isWholeDate(text, withTime)) setValue(parseDate(text));
    else onChange?.(text);
  };
  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && onText(target.value.trim())}
    >
      <DatePicker
        {...inputProps(props)}
        className={styles.date}
        preserveInvalidOnBlur
        showTime={withTime}
        needConfirm={false}
        format={format.shown}
        placeholder={placeholder ?? t('elements.select.choose', { label })}
        value={moment}
        onChange={(next: Dayjs | null) => setValue(next)}
        // Enter accepts the typed date and must not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
