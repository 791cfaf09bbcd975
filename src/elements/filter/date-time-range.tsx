import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n';
import { useIsMobile } from '@/ui/use-media';
import { quickRanges } from '@/lib/quick-ranges';
import { isMomentText, pairValue, type Pair } from './filter-values';
import styles from './filter-control.module.css';
import type { RangeProps } from './number-range';

/** Format of the values and of the native input on a phone. */
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

type Moments = readonly [Dayjs | null, Dayjs | null];
const noMoments: Moments = [null, null];

/**
 * The picker reports one end only when the other one is set, and drops it otherwise. So this hook keeps both ends
 * itself: the values that the picker could parse, and the texts that it could not.
 */
function useEnds({ value, onChange, precision }: PreciseRangeProps) {
  const [begin, end] = value;
  const write = writer(precision);
  const [moments, setMoments] = useState<Moments>([read(begin), read(end)]);
  const put = (pair: Pair) => onChange(pairValue(pair));
  return {
    moments,
    /** A text that is not a date stays in the condition, which shows an error until the user corrects it. */
    type: (index: number, text: string) => {
      if (!text) setMoments([index ? moments[0] : null, index ? null : moments[1]]);
      put(index ? [begin, text || null] : [text || null, end]);
    },
    /** Takes only an end that changed: the other one may hold a text that the picker could not parse. */
    choose: (next: Moments) => {
      const settled = (index: 0 | 1) =>
        next[index]?.valueOf() === moments[index]?.valueOf() ? value[index] : write(next[index]);
      setMoments(next);
      put([settled(0), settled(1)]);
    },
    clear: () => {
      setMoments(noMoments);
      onChange(undefined);
    },
  };
}

function DesktopRange(props: PreciseRangeProps) {
  const { value, label, precision } = props;
  const { t } = useTranslation();
  const [typing, setTyping] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { moments, type, choose, clear } = useEnds(props);
  const placeOf = (target: EventTarget) =>
    [...(box.current?.querySelectorAll('input') ?? [])].findIndex((input) => input === target);
  const fits = (text: string | null) => isMomentText(text, precision === seconds);
  const times = { defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] };
  return (
    <div
      ref={box}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        setTyping(true);
        type(placeOf(target), target.value.trim());
      }}
      onBlur={() => setTyping(false)}
    >
      <DatePicker.RangePicker
        className={styles.wide}
        allowEmpty
        preserveInvalidOnBlur
        showTime={precision === seconds && times}
        // The search button confirms. A second confirmation in the picker could lose what the user typed.
        needConfirm={false}
        format={precision.format}
        value={[...moments]}
        placeholder={[t('elements.filter.begin'), t('elements.filter.end')]}
        aria-label={label}
        presets={quickRanges(dayjs()).map((quick) => ({
          label: t(`elements.filter.quick.${quick.name}`),
          value: quick.range,
        }))}
        onCalendarChange={(pair) => choose([pair?.[0] ?? null, pair?.[1] ?? null])}
        onChange={(pair) => (pair ? choose([pair[0], pair[1]]) : clear())}
        // After the first date Enter moves on to the second one; the search must not run yet.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          setTyping(false);
          if (placeOf(event.target) === 0 && value[0] !== null) event.preventDefault();
        }}
      />
      {!typing && !value.every(fits) && (
        <p role="alert" className={styles.error}>
          {t('elements.filter.invalidDate', {
            example: dayjs().startOf('day').format(precision.format),
          })}
        </p>
      )}
    </div>
  );
}

/** The native date input of a phone, because two calendars do not fit its screen. */
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
  return useIsMobile() ? <PhoneRange {...props} /> : <DesktopRange {...props} />;
}

/** A range of times as `YYYY-MM-DD HH:mm:ss`, with twelve preset ranges. */
export const DateTimeRange = (props: RangeProps) => <AnyRange {...props} precision={seconds} />;

/** A range of whole days as `YYYY-MM-DD`, with the same presets. */
export const DateRange = (props: RangeProps) => <AnyRange {...props} precision={days} />;
