import type { ReactNode } from 'react';
import type { Id } from '@/api/types';
import { keywordPauseMs } from '@/config/limits';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { searchRegionHits } from '@/elements/region-select/find-regions';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import { Checkbox } from '@/ui/checkbox';
import { Grid, Text } from '@/ui/layout/layout';
import { NativeSelect, TextInput } from '@/ui/text-input';
import { useDebounced } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import styles from './region-data.module.css';
import list from '@/elements/select/button-list.module.css';

export interface RegionConditions {
  keyword: string;
  regionLevel?: RegionLevel;
  onlyChina: boolean;
}

interface HitsProps {
  conditions: RegionConditions;
  onPick: (id: Id) => void;
}

/** The regions that the server finds. */
function Hits({ conditions, onPick }: HitsProps) {
  const { t } = useTranslation();
  const hits = useLoad(['region-hits', conditions], (signal) =>
    searchRegionHits(conditions, { signal }),
  );
  return (
    <QueryBoundary query={hits} name={t('elements.regions.hits')}>
      {(found) =>
        found.length ? (
          <ul className={list.list} aria-label={t('elements.regions.hits')}>
            {found.map(({ id, fullName, regionLevel }) => (
              <li key={String(id)}>
                <button type="button" onClick={() => onPick(id)}>
                  <span>{fullName}</span>
                  <Text as="small" tone="muted" rigid>
                    {cellText(regionLevel, 'code', { enum: RegionLevel })}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <Text as="output" padding={2} tone="secondary">
            {t('elements.select.noHits')}
          </Text>
        )
      }
    </QueryBoundary>
  );
}

interface RegionSearchProps extends HitsProps {
  onChange: (next: RegionConditions) => void;
  /** Shown while there is no keyword. */
  children: ReactNode;
}

/** The search fields with the results below them. */
export function RegionSearch({ conditions, onChange, onPick, children }: RegionSearchProps) {
  const { t } = useTranslation();
  const { keyword, regionLevel, onlyChina } = conditions;
  const typed = trimText(keyword);
  const settled = useDebounced(typed, keywordPauseMs);
  const searchedKeyword = typed && settled;
  return (
    <>
      <Grid gap={2} align="center" className={styles.conditions}>
        <TextInput
          type="search"
          aria-label={t('base-support.region.search')}
          placeholder={t('base-support.region.hint')}
          value={keyword}
          onChange={({ target }) => onChange({ ...conditions, keyword: target.value })}
        />
        <NativeSelect
          aria-label={t('base-support.region.fields.level')}
          value={regionLevel ?? ''}
          onChange={({ target }) => {
            const level = RegionLevel.$values.find((code) => String(code) === target.value);
            onChange({ ...conditions, regionLevel: level });
          }}
        >
          <option value="">{t('base-support.region.everyLevel')}</option>
          {RegionLevel.$values.map((code) => (
            <option key={code} value={code}>
              {cellText(code, 'code', { enum: RegionLevel })}
            </option>
          ))}
        </NativeSelect>
        <Checkbox
          label={t('base-support.region.onlyChina')}
          checked={onlyChina}
          onChange={(next) => onChange({ ...conditions, onlyChina: next })}
        >
          <span>{t('base-support.region.onlyChina')}</span>
        </Checkbox>
      </Grid>
      {searchedKeyword ? (
        <Hits conditions={{ ...conditions, keyword: searchedKeyword }} onPick={onPick} />
      ) : (
        children
      )}
    </>
  );
}
