import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/api/types';
import { useChoices, type Choice, type Search } from './use-choices';

export interface RecordSelectProps {
  /** Set by the form's label. */
  id?: string;
  value?: Id | null;
  /** What to show for `value`. */
  name?: string;
  label: string;
  onChange?: (value: Id | undefined, name: string) => void;
}
interface RemoteSelectProps extends RecordSelectProps {
  search: Search;
}

const messages = {
  idle: 'elements.select.keyword',
  searching: 'elements.select.searching',
  done: 'elements.select.noHits',
  failed: 'elements.select.failed',
};

/** Chooses one record found by keyword. Ids stay as the server sent them. */
export function RemoteSelect({ id, value, name, label, onChange, search }: RemoteSelectProps) {
  if (typeof search !== 'function') throw new Error(`RemoteSelect "${label}" has no search method`);
  const { t } = useTranslation();
  const { choices, state, onKeyword } = useChoices(search);
  const none = value === undefined || value === null || value === '';
  return (
    <Select<Choice | null, Choice>
      id={id}
      aria-label={id ? undefined : label}
      labelInValue
      allowClear
      value={none ? null : { value, label: name || String(value) }}
      placeholder={t('elements.select.keyword')}
      showSearch={{ filterOption: false, onSearch: onKeyword }}
      loading={state === 'searching'}
      options={state === 'searching' ? [] : choices}
      notFoundContent={<output>{t(messages[state])}</output>}
      onChange={(chosen) => onChange?.(chosen?.value, chosen?.label ?? '')}
    />
  );
}
