import { useState } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { matchesText } from '@/lib/pinyin';
import { isEmpty } from '@/lib/url/query-string';
import type { Choice, Search } from '@/schema/record-type';
import { allowClear } from '@/ui/allow-clear';
import { Select } from '@/ui/antd/select';
import { Row, Text } from '@/ui/layout/layout';
import { SearchState } from './search-state';
import { useChoices } from './use-choices';
import { useListChoices, type ListSource } from './use-list-choices';
import { useRecordName, type NameLookup } from './use-names';
import { usePinyin } from './use-pinyin';
import styles from './select.module.css';

interface SelectProps {
  /** Set by the form label. */
  id?: string;
  label: string;
  disabled?: boolean;
  /** What stands for no choice; a request to choose when missing. */
  placeholder?: string;
  /** The label of what is chosen first, for a list that depends on it. */
  after?: string;
  onBlur?: () => void;
}
export interface RecordSelectProps extends SelectProps {
  value?: Id | null;
  /** Name of the record in `value`. */
  name?: string;
  onChange?: (value: Id | undefined, name: string) => void;
}
export interface RecordsSelectProps extends SelectProps {
  value?: readonly Id[] | null;
  /** Names of the ids in `value`, in the same order. */
  names?: readonly string[];
  onChange?: (value: Id[], names: string[]) => void;
}

/** Records that the server finds by keyword. */
interface SearchSource {
  search: Search;
  /** Loads the name of a value that has none. */
  lookUp?: NameLookup;
}
type Source = ListSource | SearchSource;

type Props = { source: Source } & (
  | ({ multiple?: false } & RecordSelectProps)
  | ({ multiple: true } & RecordsSelectProps)
);

const noList: ListSource = { key: '', list: () => Promise.resolve([]), off: true };
const noSearch: Search = () => Promise.resolve([]);

const isList = (source: Source): source is ListSource => 'list' in source;

/** A list is searched by name and pinyin here, everything else by keyword on the server. */
function useOptions(source: Source, { label, after }: SelectProps) {
  const { t } = useTranslation();
  const list = useListChoices(isList(source) ? source : noList);
  const found = useChoices(isList(source) ? noSearch : source.search);
  const { matchPinyin, onKeyword } = usePinyin();
  if (!isList(source)) {
    const showSearch = { filterOption: false, onSearch: found.onKeyword };
    return { ...found, showSearch, placeholder: t('elements.select.keyword') };
  }
  const showSearch = {
    filterOption: (keyword: string, choice?: Choice) =>
      matchesText(choice?.label ?? '', keyword, matchPinyin),
    onSearch: onKeyword,
  };
  const placeholder =
    source.off && after
      ? t('elements.filter.pickFirst', { label: after })
      : t('elements.select.choose', { label });
  return { ...list, showSearch, placeholder };
}

/** An option with a note that distinguishes it from others of the same name. */
const ChoiceText = ({ choice: { label, note } }: { choice: Choice }) =>
  note ? (
    <Row as="span" gap={2} align="stretch" className={styles.noted}>
      <span>{label}</span>
      <Text as="small" tone="muted" grow title={note}>
        {note}
      </Text>
    </Row>
  ) : (
    label
  );

/**
 * Chooses one record or several, of a list or found by keyword. Ids keep the type that the server sent. The kind of the
 * source stays the same as long as the select is mounted.
 */
export function RecordSelect(props: Props) {
  const { id, label, source, disabled, onBlur } = props;
  if (!isList(source) && typeof source.search !== 'function') {
    throw new Error(`RecordSelect "${label}" has no search method`);
  }
  const { choices, state, retry, showSearch, placeholder } = useOptions(source, props);
  // In the document while no option is shown, also when all of them are filtered out.
  const [emptyMark, setEmptyMark] = useState<HTMLElement | null>(null);
  const lookUp = isList(source) ? undefined : source.lookUp;
  const [single, singleName] = props.multiple ? [null] : [props.value, props.name];
  const loadedName = useRecordName(single, singleName, lookUp);
  const choiceOf = (value: Id, name: string | undefined): Choice => {
    if (!isList(source)) return { value, label: name || String(value) };
    // Compares as text, because an id from the URL is always text.
    const known = choices.find((choice) => String(choice.value) === String(value));
    return known ?? { value, label: name || (state === 'searching' ? '…' : String(value)) };
  };
  const chosen = props.multiple
    ? (props.value ?? []).map((value, index) => choiceOf(value, props.names?.[index]))
    : isEmpty(single)
      ? null
      : choiceOf(single ?? '', isList(source) ? singleName : loadedName);
  const change = (next: Choice | Choice[] | null | undefined) => {
    const picked = [next ?? []].flat();
    const names = picked.map((choice) => choice.label);
    const values = picked.map(({ value }) => value);
    if (props.multiple) props.onChange?.(values, names);
    else props.onChange?.(values[0], names[0] ?? '');
  };
  return (
    <Select<Choice | Choice[] | null, Choice>
      id={id}
      mode={props.multiple ? 'multiple' : undefined}
      // Those found by keyword all stay visible, since there is no list to find them in again.
      maxTagCount={isList(source) ? 'responsive' : undefined}
      maxTagPlaceholder={(hidden) => `+${hidden.length}`}
      labelInValue
      aria-label={id ? undefined : label}
      allowClear={allowClear(label, props.value)}
      disabled={isList(source) ? disabled || source.off : disabled}
      placeholder={props.placeholder ?? placeholder}
      loading={state === 'searching'}
      options={state === 'searching' ? [] : choices}
      optionRender={({ data }) => <ChoiceText choice={data} />}
      // The list of options may contain options only, so that the state of the search is below it.
      notFoundContent={<span ref={setEmptyMark} />}
      popupRender={(menu) => (
        <>
          {menu}
          {emptyMark && (
            <div className={styles.below}>
              <SearchState state={state} onRetry={retry} />
            </div>
          )}
        </>
      )}
      showSearch={showSearch}
      value={chosen}
      onChange={change}
      onBlur={onBlur}
      onOpenChange={(open) => {
        if (open && isList(source) && state === 'failed') retry();
      }}
    />
  );
}
