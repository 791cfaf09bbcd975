import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '@/elements/use-media';
import { quickRanges } from '@/lib/quick-ranges';
import { pairValue, type Pair } from './filter-values';
import styles from './filter-control.module.css';
import type { RangeProps } from './number-range';

/** How moments are written, and what the phone's own field calls them. */
interface Precision {
  format: string;
  field: 'datetime-local' | 'date';
  fieldFormat: string;
}
const seconds: Precision = {
  format: 'YYYY-MM-DD HH:mm:ss',
  field: 'datetime-local',
  fieldFormat: 'YYYY-MM-DDTHH:mm:ss',
};
const days: Precision = { format: 'YYYY-MM-DD', field: 'date', fieldFormat: 'YYYY-MM-DD' };

const read = (text: string | null) => {
  const moment = dayjs(text ?? '');
  return moment.isValid() ? moment : null;
};
const writer =
  ({ format }: Precision) =>
  (moment: Dayjs | null) =>
    moment ? moment.format(format) : null;

interface PreciseRangeProps extends RangeProps {
  precision: Precision;
}

function DeskRange({ value, label, onChange, precision }: PreciseRangeProps) {
  const { t } = useTranslation();
  const [begin, end] = value;
  const write = writer(precision);
  const times = { defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] };
  return (
    <DatePicker.RangePicker
      className={styles.wide}
      classNames={{ popup: { root: styles.picker } }}
      showTime={precision === seconds && times}
      // The search button is the confirmation; what was typed must not be lost for want of another one.
      needConfirm={false}
      format={precision.format}
      value={[read(begin), read(end)]}
      placeholder={[t('elements.filter.begin'), t('elements.filter.end')]}
      aria-label={label}
      presets={quickRanges(dayjs()).map((quick) => ({
        label: t(`elements.filter.quick.${quick.name}`),
        value: quick.range,
      }))}
      onChange={(pair) => onChange(pairValue([write(pair?.[0] ?? null), write(pair?.[1] ?? null)]))}
    />
  );
}

/** The phone's own date dialog; two calendars side by side do not fit there. */
function PhoneRange({ value, label, onChange, precision }: PreciseRangeProps) {
  const { t } = useTranslation();
  const [begin, end] = value;
  const write = writer(precision);
  const field = (
    name: 'begin' | 'end',
    text: string | null,
    put: (text: string | null) => Pair,
  ) => (
    <label className={styles.dateField}>
      {t(`elements.filter.${name}`)}
      <input
        type={precision.field}
        step={1}
        aria-label={t('elements.filter.part', { label, part: t(`elements.filter.${name}`) })}
        value={read(text)?.format(precision.fieldFormat) ?? ''}
        onChange={({ target }) => onChange(pairValue(put(write(read(target.value)))))}
      />
    </label>
  );
  return (
    <>
      <fieldset className={styles.quick} aria-label={t('elements.filter.quick.title')}>
        {quickRanges(dayjs()).map(({ name, range: [first, last] }) => (
          <button
            key={name}
            type="button"
            aria-pressed={write(first) === begin && write(last) === end}
            onClick={() => onChange([write(first), write(last)])}
          >
            {t(`elements.filter.quick.${name}`)}
          </button>
        ))}
      </fieldset>
      {field('begin', begin, (text) => [text, end])}
      {field('end', end, (text) => [begin, text])}
    </>
  );
}

function AnyRange(props: PreciseRangeProps) {
  return useIsMobile() ? <PhoneRange {...props} /> : <DeskRange {...props} />;
}

/** A range of moments as `YYYY-MM-DD HH:mm:ss`, with twelve ranges one press away. */
export const DateTimeRange = (props: RangeProps) => <AnyRange {...props} precision={seconds} />;

/** A range of whole days as `YYYY-MM-DD`, with the same twelve. */
export const DateRange = (props: RangeProps) => <AnyRange {...props} precision={days} />;
