import { useState } from 'react';
import type { Id } from '@/api/types';
import { SearchState } from '@/elements/select/search-state';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { preventSubmit } from '@/lib/keys';
import { useRegions } from '@/stores/regions';
import { Grid } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { RegionChecksTree } from './region-checks-tree';
import styles from './region-tree.module.css';
import select from '@/elements/select/select.module.css';

interface RegionTreeSelectProps {
  /** Set by the form label. */
  id?: string;
  label: string;
  /** The fewest ids that cover the checked regions: one id includes all regions below it. */
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  /** Levels that an id may have; the lowest one is the lowest level shown. */
  levels?: readonly RegionLevel[];
  /** Regions that are already assigned: id as text and name of the owner. */
  owners?: ReadonlyMap<string, string>;
  disabled?: boolean;
}

const usualLevels = [RegionLevel.city, RegionLevel.district];
const noOwners: ReadonlyMap<string, string> = new Map();

/** Chooses several regions from a tree with checkboxes. Regions of other owners are disabled and show the owner. */
export function RegionTreeSelect(props: RegionTreeSelectProps) {
  const { id, label, value, levels = usualLevels, owners = noOwners, disabled } = props;
  const onChange = disabled ? undefined : props.onChange;
  const { t } = useTranslation();
  const { tree, failed, retry } = useRegions();
  const [keyword, setKeyword] = useState('');
  if (!tree && failed) return <SearchState state="failed" onRetry={retry} />;
  return (
    <Grid gap={2}>
      <TextInput
        id={id}
        type="search"
        className={select.search}
        aria-label={t('elements.regions.search', { label })}
        placeholder={t('elements.regions.hint')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        onKeyDown={preventSubmit}
      />
      {tree ? (
        <RegionChecksTree {...{ tree, keyword, label, value, levels, owners, onChange }} />
      ) : (
        <output className={styles.note} aria-busy="true">
          {t('common.loading')}
        </output>
      )}
      <output className={styles.count}>
        {t('elements.regions.count', { count: value.length })}
      </output>
    </Grid>
  );
}
