import { Select } from 'antd';
import { useTranslation } from '@/i18n';
import type { Choice, Search } from '@/schema/record-type';
import { allowClear } from '@/ui/allow-clear';
import type { RecordsSelectProps } from './list-select';
import { SearchState } from './search-state';
import { useChoices } from './use-choices';

interface RemoteMultiSelectProps extends RecordsSelectProps {
  search: Search;
}

/** Chooses several records found by keyword, in the order they were chosen. */
export function RemoteMultiSelect({ search, ...props }: RemoteMultiSelectProps) {
  const { id, value, names, label, disabled, onChange, onBlur } = props;
  const { t } = useTranslation();
  const { choices, state, onKeyword, retry } = useChoices(search);
  return (
    <Select<Choice[], Choice>
      id={id}
      mode="multiple"
      labelInValue
      allowClear={allowClear(label)}
      aria-label={id ? undefined : label}
      disabled={disabled}
      onBlur={onBlur}
      value={(value ?? []).map((one, index) => ({
        value: one,
        label: names?.[index] ?? String(one),
      }))}
      placeholder={t('elements.select.keyword')}
      showSearch={{ filterOption: false, onSearch: onKeyword }}
      loading={state === 'searching'}
      options={state === 'searching' ? [] : choices}
      notFoundContent={<SearchState state={state} onRetry={retry} />}
      onChange={(next) =>
        onChange?.(
          next.map((choice) => choice.value),
          next.map((choice) => choice.label),
        )
      }
    />
  );
}
