import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Id } from '@/api/types';
import { CascaderPanel } from '@/elements/select/cascader-panel';
import { focusList } from '@/elements/select/list-keys';
import { SearchState } from '@/elements/select/search-state';
import { codeText } from '@/elements/text/plain-text';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { visibleChildren } from '@/lib/region/region-selection';
import { regionPath, regionOf, type Region, type RegionTree } from '@/lib/region/region-tree';
import { trimText } from '@/lib/text';
import { useRegions } from '@/stores/regions';
import { Grid, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { RegionHits } from './region-hits';
import styles from './region-panel.module.css';
import select from '@/elements/select/select.module.css';

/** Which regions can be chosen. */
export interface RegionScope {
  /** Only these levels; all when missing. */
  levels?: readonly RegionLevel[];
  /** When false, countries are offered next to the provinces. */
  onlyChina?: boolean;
}
interface RegionPanelProps extends RegionScope {
  label: string;
  value?: Id | null;
  /** Shows one level at a time, for narrow places. */
  singleColumn: boolean;
  /** `isEnd` is true when no child can be chosen, or when the region was found by keyword. */
  onPick: (region: Region, isEnd: boolean) => void;
}

const levelText = (level: RegionLevel) => codeText(level, RegionLevel);

interface ChoiceProps extends RegionPanelProps {
  tree: RegionTree;
}

function useRegionChoice({ tree, value, levels = RegionLevel.$values, onPick }: ChoiceProps) {
  const [path, setPath] = useState(() => regionPath(value ? regionOf(tree, value) : undefined));
  const [keyword, setKeyword] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const childrenOf = (region: Region) => visibleChildren(region, levels);
  const pick = (region: Region, isFinal = false) => {
    const allowed = levels.some((level) => level === region.level);
    setPath(regionPath(region));
    setKeyword('');
    setIsRejected(!allowed);
    if (allowed) onPick(region, isFinal || !childrenOf(region).length);
  };
  return { path, setPath, keyword, setKeyword, isRejected, childrenOf, pick };
}

interface SearchInputProps {
  label: string;
  keyword: string;
  /** False on a phone, because the on-screen keyboard would cover the list. */
  takesFocus: boolean;
  box: RefObject<HTMLElement | null>;
  onChange: (keyword: string) => void;
}

/** Arrow down moves into the list, Enter chooses the first result. */
function SearchInput({ label, keyword, takesFocus, box, onChange }: SearchInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the input method while a Chinese word is being composed.
    if (isInputMethodKey(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusList(box.current?.querySelector('ul'));
    }
    // Enter must not submit the form around the input.
    if (event.key === 'Enter' && trimText(keyword)) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('ul button')?.click();
    }
  };
  return (
    <TextInput
      ref={input}
      type="search"
      className={select.search}
      aria-label={t('elements.regions.search', { label })}
      placeholder={t('elements.regions.hint')}
      value={keyword}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function RejectedLevel({ levels }: { levels: readonly RegionLevel[] }) {
  const { t } = useTranslation();
  const names = levels.map(levelText).join(t('elements.filter.separator'));
  return (
    <Text as="p" tone="error" role="alert">
      {t('elements.regions.levels', { levels: names })}
    </Text>
  );
}

function RegionChoice(props: ChoiceProps) {
  const { tree, label, levels = RegionLevel.$values, onlyChina = true, singleColumn } = props;
  const box = useRef<HTMLDivElement>(null);
  const { path, setPath, keyword, setKeyword, isRejected, childrenOf, pick } =
    useRegionChoice(props);
  return (
    <Grid ref={box} gap={2}>
      <SearchInput {...{ label, keyword, box }} takesFocus={!singleColumn} onChange={setKeyword} />
      {trimText(keyword) ? (
        <RegionHits
          {...{ tree, keyword, onlyChina }}
          maxLevel={Math.max(...levels)}
          onPick={(hit) => {
            // The list of results is removed, so the input takes the focus; otherwise keys would go to the page
            // below.
            if (!singleColumn) box.current?.querySelector('input')?.focus();
            pick(hit, true);
          }}
        />
      ) : (
        <CascaderPanel
          roots={onlyChina ? tree.provinces : [...tree.provinces, ...tree.countries]}
          childrenOf={childrenOf}
          path={path}
          titleOf={(depth) => path[depth - 1]?.name ?? label}
          singleColumn={singleColumn}
          onOpen={setPath}
          onPick={(picked) => picked.slice(-1).forEach((region) => pick(region))}
        />
      )}
      {isRejected && <RejectedLevel levels={levels} />}
    </Grid>
  );
}

/** Chooses a region by level, or by name, pinyin, initials or id. */
export function RegionPanel(props: RegionPanelProps) {
  const { t } = useTranslation();
  const { tree, failed, retry } = useRegions();
  if (tree) return <RegionChoice {...props} tree={tree} />;
  if (failed) return <SearchState state="failed" onRetry={retry} />;
  return (
    <Text as="output" tone="secondary" className={styles.note} aria-busy="true">
      {t('common.loading')}
    </Text>
  );
}
