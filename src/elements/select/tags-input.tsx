import { Select } from 'antd';
import { useTranslation } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import { listSeparators } from '@/lib/text';

const isWord = (value: unknown): value is string => typeof value === 'string';

interface WordsInputProps extends ControlProps {
  /** Accessible name within a table of inputs: says which row it belongs to. */
  'aria-label'?: string;
}

/** An input for a list of free texts. Enter or a comma ends one. */
export function TagsInput(props: WordsInputProps) {
  const { id, value, label, disabled, onChange } = props;
  const { t } = useTranslation();
  const words = Array.isArray(value) ? value.filter(isWord) : [];
  const change = (typed: string[]) =>
    onChange?.([...new Set(typed.map((word) => word.trim()))].filter(Boolean));
  return (
    <Select<string[]>
      id={id}
      aria-label={props['aria-label'] ?? (id ? undefined : label)}
      mode="tags"
      // There are no options to show.
      open={false}
      suffixIcon={null}
      tokenSeparators={listSeparators}
      placeholder={t('elements.words.hint')}
      disabled={disabled}
      value={words}
      onChange={change}
    />
  );
}
