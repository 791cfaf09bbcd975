import { Checkbox, Input, Radio } from 'antd';
import type { ReactNode } from 'react';
import { conditionLength } from '@/config/limits';
import { lengthMessage } from '@/elements/control/length-count';
import { pasteAsList, pasteLines } from '@/elements/control/paste-lines';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { EnumSelect, enumOptions } from '@/elements/select/enum-select';
import { listText } from '@/elements/text/messages';
import { label, t, useTranslation } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { maskNumber, maskNumbers } from '@/lib/mask';
import type { AnyFilter, FilterName, FilterType, FilterValue } from '@/schema/filter';
import { notify } from '@/ui/feedback/notify';
import { Grid, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { CascaderControl } from './cascader-control';
import { rangeEndOf, searchedText, type FilterValues } from './conditions';
import { DateRange, DateTimeRange } from './date-time-range';
import { pairOf } from './filter-values';
import { NumberRange } from './number-range';
import { RecordControl, RegionControl } from './record-controls';
import type { Draft } from './use-draft';
import styles from './filter-control.module.css';

interface FilterProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  /** Holds the values of all conditions, because one may depend on another. */
  form: Pick<Draft, 'values' | 'names' | 'put'>;
}

export interface FilterControlProps {
  name: string;
  filter: AnyFilter;
  values: FilterValues;
  value: FilterValue | undefined;
  /** Names of the ids in `value`. */
  recordName: FilterName | undefined;
  labelText: string;
  onChange: (value: FilterValue | undefined, name?: FilterName) => void;
}

const codeOf = (value: FilterValue | undefined) => (typeof value === 'number' ? value : undefined);
const codesOf = (value: FilterValue | undefined) =>
  Array.isArray(value) ? value.flatMap((code) => code ?? []) : [];

/** Uses the first of several pasted lines, because a list is searched for one keyword; a message names the other lines. */
const pasteKeyword = pasteLines(([first = '', ...others]) => {
  notify.warning(t('elements.filter.firstLine', { first, others: listText(others) }));
  return first;
});

function TextControl({ filter, value, labelText, onChange }: FilterControlProps) {
  useTranslation();
  const text = typeof value === 'string' ? value : '';
  const isPhone = filter.type === 'phone';
  const problem = lengthMessage(searchedText(filter, text), conditionLength);
  const masked = useMaskedBox(text, filter.type === 'phone' ? maskNumber : maskNumbers);
  return (
    <>
      <Input
        aria-label={labelText}
        allowClear
        inputMode={isPhone ? 'tel' : undefined}
        onPaste={isPhone ? pasteAsList : pasteKeyword}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== ''}
        placeholder={t('elements.filter.textHint', { label: labelText })}
        value={masked.text}
        onFocus={masked.onFocus}
        onBlur={masked.onBlur}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      {isPhone && text !== '' && !/\p{Nd}/u.test(text) && (
        <Grid as="output" tone="secondary" above={1}>
          {t('elements.filter.noPhone')}
        </Grid>
      )}
      {problem && (
        <Text as="p" tone="error" above={1} role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}

function YesNo({ filter, value, labelText, onChange }: FilterControlProps) {
  return (
    <Radio.Group
      aria-label={labelText}
      className={styles.choices}
      value={value}
      onChange={({ target }) => onChange(Boolean(target.value))}
      options={[true, false].map((state) => ({
        value: state,
        label: cellText(state, 'flag', filter),
      }))}
    />
  );
}

/** Wraps a control that needs an enum. A filter declared without one throws, so that the mistake is noticed. */
function codeFilters(draw: (props: FilterControlProps, codes: AnyEnum) => ReactNode) {
  return function CodeControl(props: FilterControlProps) {
    const { enum: codes, key } = props.filter;
    if (!codes) throw new Error(`Filter "${key}" has no code set`);
    return draw(props, codes);
  };
}

const rangeControls = { number: NumberRange, date: DateRange, dateTime: DateTimeRange };

const controls: Record<FilterType, (props: FilterControlProps) => ReactNode> = {
  text: TextControl,
  phone: TextControl,
  flag: YesNo,
  code: codeFilters((props, codes) => {
    const { filter, value, labelText, onChange } = props;
    if (filter.multiple) {
      return (
        <fieldset aria-label={labelText}>
          <Checkbox.Group
            className={styles.choices}
            value={codesOf(value)}
            options={enumOptions(codes)}
            onChange={(codes) => onChange(codes.length ? codes : undefined)}
          />
        </fieldset>
      );
    }
    if (filter.control !== 'radio') {
      return (
        <EnumSelect enum={codes} label={labelText} value={codeOf(value)} onChange={onChange} />
      );
    }
    return (
      <Radio.Group
        aria-label={labelText}
        className={styles.choices}
        value={value}
        options={enumOptions(codes)}
        onChange={({ target }) => onChange(codeOf(target.value))}
      />
    );
  }),
  record: RecordControl,
  region: RegionControl,
  cascader: CascaderControl,
  range: ({ filter, value, labelText, onChange }) => {
    const Range = rangeControls[rangeEndOf(filter) ?? 'dateTime'];
    return <Range value={pairOf(value)} label={labelText} onChange={onChange} />;
  },
};

/** Renders the control of a condition by its type. */
export function FilterControl({ name, filter, form }: FilterProps) {
  const { key, type = 'text' } = filter;
  const { values, names, put } = form;
  const Control = controls[type];
  return (
    <div className={styles.control}>
      <Control
        {...{ name, filter, values }}
        value={values[key]}
        recordName={names[key]}
        labelText={label(name, 'filters', key)}
        onChange={(value, chosen = '') => put({ [key]: value }, { [key]: chosen })}
      />
    </div>
  );
}
