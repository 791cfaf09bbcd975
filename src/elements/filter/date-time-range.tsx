import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '@/ui/use-media';
import { quickRanges } from '@/lib/quick-ranges';
import { isMomentText, pairValue, type Pair } from './filter-values';
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

type Moments = readonly [Dayjs | null, Dayjs | null];
const noMoments: Moments = [null, null];

/**
 * The picker tells of a typed or chosen end only once the other one is there, and forgets it otherwise. So both ends are
 * taken as they come: the moments that the picker knows, and the texts that it could not read.
 */
function useEnds({ value, onChange, precision }: PreciseRangeProps) {
  const [begin, end] = value;
  const write = writer(precision);
  const [moments, setMoments] = useState<Moments>([read(begin), read(end)]);
  const put = (pair: Pair) => onChange(pairValue(pair));
  return {
    moments,
    /** Text that is no moment stays in the condition, which says so and waits for it to be mended. */
    type: (at: number, text: string) => {
      if (!text) setMoments([at ? moments[0] : null, at ? null : moments[1]]);
      put(at ? [begin, text || null] : [text || null, end]);
    },
    /** Only an end that changed: the other one may hold a text that the picker does not know. */
    choose: (next: Moments) => {
      const settled = (at: 0 | 1) =>
        next[at]?.valueOf() === moments[at]?.valueOf() ? value[at] : write(next[at]);
      setMoments(next);
      put([settled(0), settled(1)]);
    },
    clear: () => {
      setMoments(noMoments);
      onChange(undefined);
    },
  };
}

function DeskRange(props: PreciseRangeProps) {
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
        classNames={{ popup: { root: styles.picker } }}
        showTime={precision === seconds && times}
        // The search button is the confirmation; what was typed must not be lost for want of another one.
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
        // After the first date the picker goes on to the second one; the search waits for it.
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
