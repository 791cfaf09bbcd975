import { DetailView } from '@/elements/form/page/detail-view';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { fullRegionName, isInternational, regionPath, type Region } from '@/lib/region/region-tree';
import type { Column } from '@/schema/column';
import { Button } from '@/ui/button';
import styles from './region-data.module.css';

interface Facts {
  name: string;
  fullName: string;
  id: string;
  level: number;
  childCount: number;
  isInternational: boolean;
}

const columns: Column<Facts>[] = [
  { key: 'fullName' },
  { key: 'id', copyable: true },
  { key: 'level', type: 'enum', enum: RegionLevel },
  { key: 'childCount', type: 'number' },
  { key: 'isInternational', type: 'yesNo' },
];

const factsOf = (region: Region): Facts => ({
  name: region.name,
  fullName: fullRegionName(region),
  id: String(region.id),
  level: region.level,
  childCount: region.children.length,
  isInternational: isInternational(region),
});

interface RegionDetailProps {
  region: Region;
  /** Without the name, because it is already visible above. */
  withoutName: boolean;
  onChoose: (region: Region) => void;
}

/** The data of a region, with links to its parents. */
export function RegionDetail({ region, withoutName, onChoose }: RegionDetailProps) {
  const { t } = useTranslation();
  const parents = regionPath(region.parent);
  return (
    <>
      <header className={styles.head}>
        {!withoutName && <h2>{region.name}</h2>}
        {parents.length > 0 && (
          <nav className={styles.path} aria-label={t('elements.regions.path')}>
            {parents.map((outer) => (
              <Button key={String(outer.id)} variant="link" onClick={() => onChoose(outer)}>
                {outer.name}
              </Button>
            ))}
          </nav>
        )}
      </header>
      <DetailView name="base-support.region" columns={columns} row={factsOf(region)} perLine={1} />
      {region.children.length > 0 && (
        <section className={styles.children}>
          <h3>{t('base-support.region.below')}</h3>
          <ul>
            {region.children.map((child) => (
              <li key={String(child.id)}>
                <Button onClick={() => onChoose(child)}>{child.name}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
