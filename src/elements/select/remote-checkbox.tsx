import { useState } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { preventSubmit } from '@/lib/keys';
import type { Choice, Search } from '@/schema/record-type';
import { Grid, Row } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { SearchState } from './search-state';
import { useChoices } from './use-choices';
import styles from './select.module.css';

interface RemoteCheckboxProps {
  label: string;
  value: readonly Id[];
  /** Names of the ids in `value`, in the same order. */
  names: readonly string[];
  search: Search;
  onChange: (value: Id[], names: string[]) => void;
}

const isSame = (one: Choice, other: Choice) => String(one.value) === String(other.value);

/** Chooses several records found by keyword. The chosen ones stay visible above the results. */
export function RemoteCheckbox({ label, value, names, search, onChange }: RemoteCheckboxProps) {
  if (typeof search !== 'function') {
    throw new Error(`RemoteCheckbox "${label}" has no search method`);
  }
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const { choices, state, onKeyword, retry } = useChoices(search);
  const chosen = value.map((one, index) => ({ value: one, label: names[index] ?? String(one) }));
  const others = choices.filter((choice) => !chosen.some((one) => isSame(one, choice)));
  const change = (next: Choice[]) =>
    onChange(
      next.map((choice) => choice.value),
      next.map((choice) => choice.label),
    );
  const toggle = (choice: Choice, isChecked: boolean) =>
    change(isChecked ? [...chosen, choice] : chosen.filter((one) => !isSame(one, choice)));
  const boxes = [...chosen, ...(state === 'done' ? others : [])];
  return (
    <>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={label}
        placeholder={t('elements.select.keyword')}
        value={keyword}
        onKeyDown={preventSubmit}
        onChange={({ target }) => {
          setKeyword(target.value);
          onKeyword(target.value);
        }}
      />
      <Grid className={styles.choices}>
        {boxes.map((choice) => (
          <Row key={String(choice.value)} as="label" gap={2} touch={32}>
            <input
              type="checkbox"
              checked={chosen.some((one) => isSame(one, choice))}
              onChange={({ target }) => toggle(choice, target.checked)}
            />
            {choice.label}
          </Row>
        ))}
      </Grid>
      {!(state === 'done' && choices.length) && <SearchState state={state} onRetry={retry} />}
    </>
  );
}
