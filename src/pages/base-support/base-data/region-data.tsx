import { useState } from 'react';
import { RegionBrowseTree } from '@/elements/region-select/region-browse-tree';
import { useRegionRows } from '@/elements/region-select/use-region-rows';
import { SearchState } from '@/elements/select/search-state';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { regionPath, regionOf, type Region, type RegionTree } from '@/lib/region/region-tree';
import { useRegions } from '@/stores/regions';
import { Grid, Stack } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { Skeleton } from '@/ui/skeleton';
import { useIsMobile } from '@/ui/use-media';
import { RegionDetail } from './region-detail';
import { RegionSearch, type RegionConditions } from './region-search';
import styles from './region-data.module.css';

const noConditions: RegionConditions = { keyword: '', onlyChina: true };

/** Lists the other countries next to the provinces, unless only China is shown. */
const withCountries = (tree: RegionTree, onlyChina: boolean): RegionTree =>
  onlyChina ? tree : { ...tree, provinces: [...tree.provinces, ...tree.countries] };

function Browser({ tree }: { tree: RegionTree }) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const [conditions, setConditions] = useState(noConditions);
  const [chosen, setChosen] = useState<Region>();
  const { rows = [], toggle } = useRegionRows(
    withCountries(tree, conditions.onlyChina),
    RegionLevel.$values,
    '',
  );
  /** Selects a region and expands its parents in the tree. */
  const choose = (region: Region | undefined) => {
    if (!region) return;
    for (const outer of regionPath(region.parent)) toggle(outer, true);
    setChosen(region);
  };
  // Where there is room for both, the first region shows at once what there is to see.
  const shown = chosen ?? (mobile ? undefined : tree.provinces[0]);
  const detail = shown && <RegionDetail region={shown} withoutName={mobile} onChoose={choose} />;
  return (
    <Grid gap={2} fill className={styles.page}>
      <Stack
        as="section"
        gap={2}
        panel
        className={styles.part}
        aria-label={t('base-support.region.search')}
      >
        <RegionSearch
          conditions={conditions}
          onChange={setConditions}
          onPick={(id) => choose(regionOf(tree, id))}
        >
          <RegionBrowseTree
            label={t('base-support.baseData.tabs.regions')}
            rows={rows}
            chosen={shown}
            onChoose={choose}
            onToggle={toggle}
          />
        </RegionSearch>
      </Stack>
      {mobile ? (
        chosen && (
          <Popup title={chosen.name} footer={null} onClose={() => setChosen(undefined)}>
            {detail}
          </Popup>
        )
      ) : (
        <Stack
          as="section"
          gap={4}
          panel
          className={styles.part}
          aria-label={t('base-support.region.detail')}
        >
          {detail}
        </Stack>
      )}
    </Grid>
  );
}

/** All regions: a tree, a search by name, and the details of the selected region. */
export function RegionData() {
  const { t } = useTranslation();
  const { tree, failed, retry } = useRegions();
  return (
    <>
      <h1 className="visually-hidden">{t('base-support.baseData.tabs.regions')}</h1>
      {tree && <Browser tree={tree} />}
      {!tree && (failed ? <SearchState state="failed" onRetry={retry} /> : <Skeleton />)}
    </>
  );
}
