import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { usePrimaryKey } from '@/crud/record/use-primary-key';
import { LimitedInput } from '@/elements/control/limited-input';
import { label, useTranslation } from '@/i18n';
import { topmostModal } from '@/lib/dom';
import type { AnyQueue } from '@/schema/queue';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { PhoneLink } from '@/values/cell/number-text';
import styles from './queue-panel.module.css';

export interface Outcome {
  result?: number;
  remark: string;
}

/** Whether the key belongs to a text input, or to something outside the frame of the form, such as the list beside it. */
function isElsewhere({ target }: KeyboardEvent, form: Element | null) {
  if (!(target instanceof Element) || target === document.body) return false;
  const frame = form?.closest('section, [role="dialog"]');
  return !frame?.contains(target) || target.closest('textarea, input:not([type="radio"])') !== null;
}

/** Calls `onKey` with the digit of a number key, unless it belongs to something else or a dialog covers the form. */
function useNumberKeys(form: RefObject<HTMLFormElement | null>, onKey: (digit: number) => void) {
  const choose = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isElsewhere(event, form.current)) return;
      const isCovered = topmostModal()?.contains(form.current) === false;
      if (!isCovered && /^[1-9]$/.test(key)) choose(Number(key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

interface OutcomeFormProps {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  queue: Pick<AnyQueue<never, never>, 'result' | 'remark'>;
  phone: string;
  outcome: Outcome;
  isBusy: boolean;
  onChange: (outcome: Outcome) => void;
  onSkip: () => void;
  /** Called when a result is chosen. */
  onSave: () => void;
}

/** Calls a number and records the result. On a phone the form is at the lower edge, within reach of the thumb. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { name, queue, phone, outcome, isBusy, onChange, onSkip, onSave } = props;
  const { t } = useTranslation();
  const { result, remark } = queue;
  const group = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  // While the next record loads, input would go to the one that is left.
  const change = (part: Partial<Outcome>) => isBusy || onChange({ ...outcome, ...part });
  const choose = (value: number) => {
    setIsMissing(false);
    change({ result: value });
  };
  useNumberKeys(form, (digit) => {
    const value = result.values[digit - 1];
    if (value === undefined) return;
    choose(value);
    // So that Enter saves, whatever had the focus.
    form.current?.querySelectorAll<HTMLElement>('input[type="radio"]')[digit - 1]?.focus();
  });
  usePrimaryKey(form, () => form.current?.requestSubmit());
  const resultLabel = label(name, 'fields', result.key);
  const remarkLabel = label(name, 'fields', remark.key);
  return (
    <Grid
      ref={form}
      as="form"
      gap={2}
      grow
      className={styles.outcome}
      data-busy={isBusy}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || outcome.remark.length > remark.maxLength) return;
        if (outcome.result === undefined) setIsMissing(true);
        else onSave();
      }}
    >
      <Row
        as="fieldset"
        gap={2}
        align="stretch"
        className={styles.results}
        aria-describedby={isMissing ? `${group}-error` : undefined}
      >
        <legend className="visually-hidden">{resultLabel}</legend>
        {result.values.map((value, index) => (
          <Row key={value} as="label" gap={2} justify="center" grow>
            <input
              type="radio"
              name={group}
              checked={outcome.result === value}
              onChange={() => choose(value)}
            />
            <kbd aria-hidden="true">{index + 1}</kbd>
            <span>{t(`enums.${result.enum.$name}.${result.enum.$member(value) ?? value}`)}</span>
          </Row>
        ))}
      </Row>
      <Text as="p" tone="error" className={styles.error} id={`${group}-error`} role="alert">
        {isMissing && t('elements.form.required', { label: resultLabel })}
      </Text>
      <LimitedInput
        className={styles.remark}
        aria-label={remarkLabel}
        placeholder={remarkLabel}
        max={remark.maxLength}
        enterKeyHint="next"
        value={outcome.remark}
        onChange={({ target }) => change({ remark: target.value })}
      />
      <Row gap={2} justify="end" className={styles.buttons}>
        <Button disabled={isBusy} onClick={onSkip}>
          {t('queue.skip')}
        </Button>
        <Row as="span" gap={2} justify="center" inline digits className={styles.call} data-call>
          <Icon icon={PhoneOutlined} size={16} />
          <PhoneLink text={phone} />
        </Row>
        <Button variant="primary" type="submit" aria-keyshortcuts="Control+Enter" busy={isBusy}>
          {t('queue.next')}
        </Button>
      </Row>
    </Grid>
  );
}
