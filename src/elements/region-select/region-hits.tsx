import { moveFocusInList } from '@/elements/select/list-keys';
import { codeText } from '@/elements/text/plain-text';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { fullRegionName, type Region, type RegionTree } from '@/lib/region/region-tree';
import { Text } from '@/ui/layout/layout';
import { useRegionHits } from './use-region-hits';
import styles from './region-panel.module.css';
import list from '@/elements/select/button-list.module.css';

interface RegionHitsProps {
  tree: RegionTree;
  keyword: string;
  onlyChina: boolean;
  maxLevel: number;
  onPick: (region: Region) => void;
}

/** The regions that match a keyword, with their full names. */
export function RegionHits({ tree, onPick, ...scope }: RegionHitsProps) {
  const { t } = useTranslation();
  const hits = useRegionHits(tree, scope);
  if (!hits?.length) {
    return (
      <Text as="output" tone="secondary" className={styles.note}>
        {t(hits ? 'elements.select.noHits' : 'elements.select.searching')}
      </Text>
    );
  }
  return (
    <ul className={`${list.list} ${styles.hits}`} aria-label={t('elements.regions.hits')}>
      {hits.map((region, index) => (
        <li key={String(region.id)}>
          <button
            type="button"
            tabIndex={index ? -1 : 0}
            onKeyDown={(event) => moveFocusInList(event, event.currentTarget)}
            onClick={() => onPick(region)}
          >
            {fullRegionName(region)}{' '}
            <Text as="small" tone="muted" rigid>
              {codeText(region.level, RegionLevel)}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
