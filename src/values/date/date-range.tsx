import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTypedText, type TypedText } from '@/elements/control/use-typed-text';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { quickRanges } from '@/lib/quick-ranges';
import { trimText } from '@/lib/text';
import { Box, Grid, Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { useIsMobile } from '@/ui/use-media';
import { pairValue, type Pair, type PairProps } from '@/values/range/pair';
import { DateTexts, nativeDateProps, typedInputs } from './date-boxes';
import { isDateText } from './date-rules';
import { dayEnds, days, momentOf, seconds, type Precision } from './precision';
import styles from './date-range.module.css';

const writer =
  ({ shown }: Precision) =>
  (moment: Dayjs | null) =>
    moment ? moment.format(shown) : null;

interface PreciseRangeProps extends PairProps {
  precision: Precision;
}

/** The typed text of one end. A text that is not a date stays in the condition, which shows an error. */
function useEnd({ value, onChange, precision }: PreciseRangeProps, format: string, index: 0 | 1) {
  const write = writer(precision);
  return useTypedText<string | null>({
    value: value[index],
    read: (text) => write(momentOf(text, dayEnds[index])) ?? (trimText(text) || null),
    show: (text) => momentOf(text)?.format(format) ?? text ?? '',
    onChange: (text) => onChange(pairValue(index ? [value[0], text] : [text, value[1]])),
  });
}

/** The error of a range with a text that is not a date. */
function DateError({ precision }: { precision: Precision }) {
  const { t } = useTranslation();
  return (
    <Text as="p" tone="error" above={1} role="alert">
      {t('elements.filter.invalidDate', {
        example: dayjs().startOf('day').format(precision.shown),
      })}
    </Text>
  );
}

const isRangeValid = (value: Pair, precision: Precision) =>
  value.every((text) => isDateText(text, precision.withTime));

function DesktopRange(props: PreciseRangeProps) {
  const { value, label, precision, onChange } = props;
  const { t } = useTranslation();
  const [typing, setTyping] = useState(false);
  const ends = [useEnd(props, precision.shown, 0), useEnd(props, precision.shown, 1)] as const;
  const moments = [momentOf(value[0]), momentOf(value[1])] as const;
  /** Changes only the end that differs: the other one may contain a text that is not a date. */
  const choose = (next: readonly [Dayjs | null, Dayjs | null]) => {
    const settled = (index: 0 | 1) =>
      next[index]?.valueOf() === moments[index]?.valueOf()
        ? value[index]
        : writer(precision)(next[index]);
    onChange(pairValue([settled(0), settled(1)]));
  };
  const times = { defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] };
  return (
    <div onInput={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <DateTexts value={ends}>
        <DatePicker.RangePicker
          className="ui-wide"
          allowEmpty
          components={typedInputs}
          showTime={precision.withTime && times}
          // The search button confirms the value. A second confirmation in the picker could lose what the user has typed.
          needConfirm={false}
          format={precision.shown}
          value={[...moments]}
          placeholder={[t('elements.filter.begin'), t('elements.filter.end')]}
          aria-label={label}
          presets={quickRanges(dayjs()).map((quick) => ({
            label: t(`elements.filter.quick.${quick.name}`),
            value: quick.range,
          }))}
          onCalendarChange={(pair) => choose([pair?.[0] ?? null, pair?.[1] ?? null])}
          onChange={(pair) => (pair ? choose([pair[0], pair[1]]) : onChange(undefined))}
          // After the first date, Enter moves the focus to the second one; the search must not start yet.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isInputMethodKey(event)) return;
            setTyping(false);
            const { target } = event;
            const isBegin = target instanceof Element && target.matches('[date-range="start"]');
            if (isBegin && value[0] !== null) event.preventDefault();
          }}
        />
      </DateTexts>
      {!typing && !isRangeValid(value, precision) && <DateError precision={precision} />}
    </div>
  );
}

/** The native date input of a phone, because two calendars do not fit its screen. */
function PhoneRange(props: PreciseRangeProps) {
  const { value, label, onChange, precision } = props;
  const { t } = useTranslation();
  const [begin, end] = value;
  const write = writer(precision);
  const ends = [useEnd(props, precision.inInput, 0), useEnd(props, precision.inInput, 1)] as const;
  const field = (name: 'begin' | 'end', typed: TypedText) => (
    <Row as="label" gap={2} className={styles.dateField}>
      {t(`elements.filter.${name}`)}
      <TextInput
        {...nativeDateProps(typed, precision)}
        aria-label={t('elements.filter.part', { label, part: t(`elements.filter.${name}`) })}
      />
    </Row>
  );
  return (
    <>
      <Grid
        as="fieldset"
        gap={2}
        className={styles.quick}
        aria-label={t('elements.filter.quick.title')}
      >
        {quickRanges(dayjs()).map(({ name, range: [first, last] }) => (
          <Box
            key={name}
            as="button"
            frame
            type="button"
            aria-pressed={write(first) === begin && write(last) === end}
            onClick={() => onChange([write(first), write(last)])}
          >
            {t(`elements.filter.quick.${name}`)}
          </Box>
        ))}
      </Grid>
      {field('begin', ends[0])}
      {field('end', ends[1])}
      {!isRangeValid(value, precision) && <DateError precision={precision} />}
    </>
  );
}

function AnyRange(props: PreciseRangeProps) {
  return useIsMobile() ? <PhoneRange {...props} /> : <DesktopRange {...props} />;
}

/** A range of times as `YYYY-MM-DD HH:mm:ss`, with twelve preset ranges. */
export const DateTimeRange = (props: PairProps) => <AnyRange {...props} precision={seconds} />;

/** A range of whole days as `YYYY-MM-DD`, with the same presets. */
export const DateRange = (props: PairProps) => <AnyRange {...props} precision={days} />;
