import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { useTypedText } from '@/elements/control/use-typed-text';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { quickRanges } from '@/lib/quick-ranges';
import { trimText } from '@/lib/text';
import { Box, Grid, Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { useIsMobile } from '@/ui/use-media';
import { pairValue, type Pair, type PairProps } from '@/values/range/pair';
import { Calendar } from './calendar';
import { nativeDateProps } from './date-boxes';
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

interface PresetsProps extends Pick<PairProps, 'value' | 'past' | 'onChange'> {
  write: (moment: Dayjs) => string | null;
}

/** The preset ranges: those of each unit in a row, without the coming ones where a time is of the past. */
function Presets({ value: [begin, end], past = false, write, onChange }: PresetsProps) {
  const { t } = useTranslation();
  const now = dayjs();
  const ranges = quickRanges(now).filter(({ range: [first] }) => !past || !first.isAfter(now));
  return (
    <Grid
      as="fieldset"
      gap={1}
      className={styles.quick}
      data-past={past || undefined}
      aria-label={t('elements.filter.quick.title')}
    >
      {ranges.map(({ name, range: [first, last] }) => (
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
  );
}

type End = 0 | 1;
const endNames = ['begin', 'end'] as const;

/** Two inputs and a calendar that sets the end which had the focus last, and then the other one. */
function DesktopEnds(props: PreciseRangeProps) {
  const { value, label, precision, onChange } = props;
  const { t } = useTranslation();
  const [active, setActive] = useState<End>(0);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const ends = [useEnd(props, precision.shown, 0), useEnd(props, precision.shown, 1)] as const;
  const moments = [momentOf(value[0]), momentOf(value[1])] as const;
  const pick = (day: Dayjs) => {
    const write = writer(precision);
    const [begin, end] = [write(day.startOf('day')), write(day.endOf('day'))];
    const [first, last] = moments;
    setActive(active ? 0 : 1);
    // An end before the begin swaps them; a begin after the end starts a new range.
    if (active && first && day.isBefore(first, 'day'))
      return onChange([begin, write(first.endOf('day'))]);
    if (active) return onChange([value[0], end]);
    return onChange([begin, last && day.isAfter(last, 'day') ? null : value[1]]);
  };
  const box = (index: End) => (
    <TextInput
      ref={(element) => {
        boxes.current[index] = element;
      }}
      className={styles.end}
      data-active={active === index}
      placeholder={t(`elements.filter.${endNames[index]}`)}
      aria-label={t('elements.filter.part', {
        label,
        part: t(`elements.filter.${endNames[index]}`),
      })}
      value={ends[index].text}
      onChange={({ target }) => ends[index].type(target.value)}
      onFocus={() => setActive(index)}
      onBlur={ends[index].settle}
      // After the begin, Enter moves the focus to the end; the search must not start yet.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isInputMethodKey(event)) return;
        if (index || value[0] === null) return;
        event.preventDefault();
        boxes.current[1]?.focus();
      }}
    />
  );
  return (
    <>
      <Row gap={1}>
        {box(0)}
        <span aria-hidden="true">~</span>
        {box(1)}
      </Row>
      <Calendar range={moments} onPick={pick} />
      {precision.withTime && (
        <Text as="p" size={12} tone="muted" above={1}>
          {t('elements.filter.typeTime')}
        </Text>
      )}
    </>
  );
}

/** The native date inputs of a phone. */
function PhoneEnds(props: PreciseRangeProps) {
  const { label, precision } = props;
  const { t } = useTranslation();
  const ends = [useEnd(props, precision.inInput, 0), useEnd(props, precision.inInput, 1)] as const;
  return ends.map((typed, index) => {
    const part = t(`elements.filter.${index ? 'end' : 'begin'}`);
    return (
      <Row key={part} as="label" gap={2} className={styles.dateField}>
        {part}
        <TextInput
          {...nativeDateProps(typed, precision)}
          aria-label={t('elements.filter.part', { label, part })}
        />
      </Row>
    );
  });
}

function AnyRange(props: PreciseRangeProps) {
  const { value, precision } = props;
  const isMobile = useIsMobile();
  const [isTyping, setIsTyping] = useState(false);
  return (
    <div onInput={() => setIsTyping(!isMobile)} onBlur={() => setIsTyping(false)}>
      <Presets {...props} write={writer(precision)} />
      {isMobile ? <PhoneEnds {...props} /> : <DesktopEnds {...props} />}
      {!isTyping && !isRangeValid(value, precision) && <DateError precision={precision} />}
    </div>
  );
}

/** A range of times as `YYYY-MM-DD HH:mm:ss`, with twelve preset ranges. */
export const DateTimeRange = (props: PairProps) => <AnyRange {...props} precision={seconds} />;

/** A range of whole days as `YYYY-MM-DD`, with the same presets. */
export const DateRange = (props: PairProps) => <AnyRange {...props} precision={days} />;
