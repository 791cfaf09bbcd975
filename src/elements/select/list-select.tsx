import { Select } from 'antd';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { matchesText } from '@/lib/pinyin';
import { isEmpty } from '@/lib/url/query-string';
import type { Choice } from '@/schema/record-type';
import { allowClear } from '@/ui/allow-clear';
import type { RecordSelectProps } from './remote-select';
import { SearchState } from './search-state';
import { useListChoices, type ListSource } from './use-list-choices';
import { usePinyin } from './use-pinyin';

/** Props shared by the single and the multiple select. */
function useListSelect(source: ListSource, label: string) {
  const { t } = useTranslation();
  const { choices, state, retry } = useListChoices(source);
  const { matchPinyin, onKeyword } = usePinyin();
  const select = {
    allowClear: allowClear(label),
    labelInValue: true,
    disabled: source.off,
    placeholder: t('elements.select.choose', { label }),
    loading: state === 'searching',
    options: choices,
    notFoundContent: <SearchState state={state} onRetry={retry} />,
    showSearch: {
      filterOption: (keyword: string, choice?: Choice) =>
        matchesText(choice?.label ?? '', keyword, matchPinyin),
      onSearch: onKeyword,
    },
    onOpenChange: (open: boolean) => {
      if (open && state === 'failed') retry();
    },
  };
  // Compares as text, because an id from the URL is always text.
  const choiceOf = (value: Id) => choices.find((choice) => String(choice.value) === String(value));
  /** Label of an id until its name has loaded. */
  const placeholderName = (value: Id) => (state === 'searching' ? '…' : String(value));
  return { select, choiceOf, placeholderName };
}

interface ListSelectProps extends RecordSelectProps {
  source: ListSource;
}

/** Chooses one record of a short list, found by name or pinyin. */
export function ListSelect({
  source,
  id,
  value,
  name,
  label,
  disabled,
  onChange,
  onBlur,
}: ListSelectProps) {
  const { select, choiceOf, placeholderName } = useListSelect(source, label);
  const shown = value ?? '';
  return (
    <Select<Choice | null, Choice>
      {...select}
      id={id}
      aria-label={id ? undefined : label}
      disabled={disabled || select.disabled}
      onBlur={onBlur}
      value={
        isEmpty(value)
          ? null
          : (choiceOf(shown) ?? { value: shown, label: name || placeholderName(shown) })
      }
      onChange={(next) => onChange?.(next?.value, next?.label ?? '')}
    />
  );
}

export interface RecordsSelectProps {
  id?: string;
  value?: readonly Id[] | null;
  /** Names of the ids in `value`, in the same order. */
  names?: readonly string[];
  label: string;
  disabled?: boolean;
  onChange?: (value: Id[], names: string[]) => void;
  onBlur?: () => void;
}
interface ListMultiSelectProps extends RecordsSelectProps {
  source: ListSource;
}

/** Chooses several records of a short list. */
export function ListMultiSelect(props: ListMultiSelectProps) {
  const { source, id, value, names, label, disabled, onChange, onBlur } = props;
  const { select, choiceOf, placeholderName } = useListSelect(source, label);
  return (
    <Select<Choice[], Choice>
      {...select}
      id={id}
      mode="multiple"
      maxTagCount="responsive"
      maxTagPlaceholder={(hidden) => `+${hidden.length}`}
      aria-label={id ? undefined : label}
      disabled={disabled || select.disabled}
      onBlur={onBlur}
      value={(value ?? []).map(
        (one, index) =>
          choiceOf(one) ?? { value: one, label: names?.[index] ?? placeholderName(one) },
      )}
      onChange={(next) =>
        onChange?.(
          next.map((choice) => choice.value),
          next.map((choice) => choice.label),
        )
      }
    />
  );
}
