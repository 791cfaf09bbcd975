import dayjs, { type Dayjs } from 'dayjs';
import { useTypedText } from '@/elements/control/use-typed-text';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { trimText } from '@/lib/text';
import { readMonth } from '@/lib/time';
import type { ControlProps } from '@/schema/field';
import { DatePicker } from '@/ui/antd/date-picker';
import { useIsMobile } from '@/ui/use-media';
import { DateText, typedInputs } from '@/values/date/date-boxes';

const format = 'YYYY-MM';
const isFuture = (month: Dayjs) => month.isAfter(dayjs(), 'month');

/**
 * Selects a month up to the current one, as `2026-11`; on a phone without its keyboard. A native input would write the
 * month in the language of the browser.
 */
export function MonthInput({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const text = typeof value === 'string' ? value : '';
  const isMonth = readMonth(text) === text;
  const typed = useTypedText<string | undefined>({
    value: text,
    read: (next) => readMonth(next) ?? (trimText(next) || undefined),
    show: (next = '') => next,
    onChange: (next) => onChange?.(next),
  });
  return (
    <DateText value={typed}>
      <DatePicker
        id={id}
        picker="month"
        inputReadOnly={mobile}
        format={format}
        disabled={disabled}
        className="ui-wide"
        components={typedInputs}
        placeholder={t('elements.select.choose', { label })}
        disabledDate={isFuture}
        value={isMonth ? dayjs(`${text}-01`) : null}
        onChange={(next: Dayjs | null) => onChange?.(next?.format(format))}
        // Enter accepts the typed month and must not submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isInputMethodKey(event)) return;
          event.preventDefault();
          typed.settle();
        }}
      />
    </DateText>
  );
}
