import { conditionNumberLength } from '@/config/limits';
import { lengthMessage } from '@/elements/control/length-count';
import { useTranslation } from '@/i18n';
import { Input } from '@/ui/antd/input';
import { Row, Text } from '@/ui/layout/layout';
import { pairValue, type Pair, type PairProps } from '@/values/range/pair';
import { bareNumber, unitsOf } from './bare-number';
import { isLongNumber, isNumberText } from './number-text';

/** The text without the unit of its label, where a number was copied with it; as it is otherwise. */
function withoutUnit(text: string, label: string): string {
  const bare = bareNumber(text, unitsOf(label));
  return !isNumberText(text) && isNumberText(bare) ? bare : text;
}

/**
 * A range of two numbers. An invalid text stays in the input with an error, and the search waits until both ends are
 * valid.
 */
export function NumberRange({ value, label, onChange }: PairProps) {
  const { t } = useTranslation();
  const [begin, end] = value;
  const tooLong = value.find(isLongNumber);
  const input = (name: 'min' | 'max', text: string | null, put: (text: string | null) => Pair) => (
    <Input
      inputMode="decimal"
      aria-label={t('elements.filter.part', { label, part: t(`elements.filter.${name}`) })}
      placeholder={t(`elements.filter.${name}`)}
      status={isNumberText(text) ? '' : 'error'}
      aria-invalid={!isNumberText(text)}
      value={text ?? ''}
      onChange={({ target }) => onChange(pairValue(put(withoutUnit(target.value, label) || null)))}
    />
  );
  return (
    <>
      <Row gap={2}>
        {input('min', begin, (text) => [text, end])}
        <span aria-hidden="true">~</span>
        {input('max', end, (text) => [begin, text])}
      </Row>
      {!value.every(isNumberText) && (
        <Text as="p" tone="error" above={1} role="alert">
          {tooLong
            ? lengthMessage(tooLong, conditionNumberLength)
            : t('elements.filter.invalidNumber')}
        </Text>
      )}
    </>
  );
}
