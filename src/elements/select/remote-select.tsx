import { Select } from 'antd';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import type { Choice, Search } from '@/schema/record-type';
import { allowClear } from '@/ui/allow-clear';
import { SearchState } from './search-state';
import { useChoices } from './use-choices';
import { useRecordName, type NameLookup } from './use-names';
import styles from './select.module.css';

export interface RecordSelectProps {
  /** Set by the form label. */
  id?: string;
  value?: Id | null;
  /** Name of the record in `value`. */
  name?: string;
  label: string;
  disabled?: boolean;
  onChange?: (value: Id | undefined, name: string) => void;
  onBlur?: () => void;
}
interface RemoteSelectProps extends RecordSelectProps {
  search: Search;
  /** Loads the name of a value that has none. */
  lookUp?: NameLookup;
}

/** An option with a note that distinguishes it from others of the same name. */
const ChoiceText = ({ choice: { label, note } }: { choice: Choice }) =>
  note ? (
    <span className={styles.noted}>
      <span>{label}</span>
      <small title={note}>{note}</small>
    </span>
  ) : (
    label
  );

/** Chooses one record found by keyword. Ids keep the type that the server sent. */
export function RemoteSelect({ search, lookUp, ...props }: RemoteSelectProps) {
  const { id, value, label, disabled, onChange, onBlur } = props;
  if (typeof search !== 'function') throw new Error(`RemoteSelect "${label}" has no search method`);
  const { t } = useTranslation();
  const { choices, state, onKeyword, retry } = useChoices(search);
  const name = useRecordName(value, props.name, lookUp);
  return (
    <Select<Choice | null, Choice>
      id={id}
      aria-label={id ? undefined : label}
      labelInValue
      allowClear={allowClear(label)}
      disabled={disabled}
      onBlur={onBlur}
      value={isEmpty(value) ? null : { value: value ?? '', label: name }}
      placeholder={t('elements.select.keyword')}
      showSearch={{ filterOption: false, onSearch: onKeyword }}
      loading={state === 'searching'}
      options={state === 'searching' ? [] : choices}
      optionRender={({ data }) => <ChoiceText choice={data} />}
      notFoundContent={<SearchState state={state} onRetry={retry} />}
      onChange={(chosen) => onChange?.(chosen?.value, chosen?.label ?? '')}
    />
  );
}
