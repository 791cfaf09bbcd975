import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '@/elements/use-media';
import { quickRanges } from '@/lib/quick-ranges';
import { pairValue, type Pair } from './filter-values';
import styles from './filter-control.module.css';
import type { RangeProps } from './number-range';

const format = 'YYYY-MM-DD HH:mm:ss';
const write = (moment: Dayjs | null) => (moment ? moment.format(format) : null);
const read = (text: string | null) => {
  const moment = dayjs(text ?? '');
  return moment.isValid() ? moment : null;
};

function DeskRange({ value, label, onChange }: RangeProps) {
  const { t } = useTranslation();
  const [begin, end] = value;
  return (
    <DatePicker.RangePicker
      className={styles.wide}
      classNames={{ popup: { root: styles.picker } }}
      showTime={{ defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] }}
      format={format}
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
function PhoneRange({ value, label, onChange }: RangeProps) {
  const { t } = useTranslation();
  const [begin, end] = value;
  const field = (
    name: 'begin' | 'end',
    text: string | null,
    put: (text: string | null) => Pair,
  ) => (
    <label className={styles.dateField}>
      {t(`elements.filter.${name}`)}
      <input
        type="datetime-local"
        step={1}
        aria-label={t('elements.filter.part', { label, part: t(`elements.filter.${name}`) })}
        value={read(text)?.format('YYYY-MM-DDTHH:mm:ss') ?? ''}
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

/** A range of moments as `YYYY-MM-DD HH:mm:ss`, with twelve ranges one press away. */
export function DateTimeRange(props: RangeProps) {
  return useIsMobile() ? <PhoneRange {...props} /> : <DeskRange {...props} />;
}
