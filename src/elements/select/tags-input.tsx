import { useTranslation } from '@/i18n';
import { isString } from '@/lib/guards';
import { listSeparators, trimText } from '@/lib/text';
import type { ControlProps } from '@/schema/field';
import { Select } from '@/ui/antd/select';

interface TagsInputProps extends ControlProps {
  /** Accessible name within a table of inputs: says which row it belongs to. */
  'aria-label'?: string;
}

/** An input for a list of free texts. Enter or a comma ends one. */
export function TagsInput(props: TagsInputProps) {
  const { id, value, label, disabled, onChange } = props;
  const { t } = useTranslation();
  const tags = Array.isArray(value) ? value.filter(isString) : [];
  const change = (typed: string[]) =>
    onChange?.([...new Set(typed.map((tag) => trimText(tag)))].filter(Boolean));
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
      value={tags}
      onChange={change}
    />
  );
}
