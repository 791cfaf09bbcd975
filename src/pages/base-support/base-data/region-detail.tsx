import { DetailView } from '@/elements/details/detail-view';
import { RegionLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { fullRegionName, isInternational, regionPath, type Region } from '@/lib/region/region-tree';
import type { Column } from '@/schema/column';
import { Button } from '@/ui/button';
import { Row, Stack, Text } from '@/ui/layout/layout';
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
  { key: 'level', type: 'code', enum: RegionLevel },
  { key: 'childCount', type: 'number' },
  { key: 'isInternational', type: 'flag' },
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
      <Stack as="header" gap={1}>
        {!withoutName && (
          <Text as="h2" size={20} strong>
            {region.name}
          </Text>
        )}
        {parents.length > 0 && (
          <Row
            as="nav"
            gap={1}
            lineGap={0}
            wrap
            className={styles.path}
            aria-label={t('elements.regions.path')}
          >
            {parents.map((outer) => (
              <Button
                key={String(outer.id)}
                variant="link"
                isPrinted
                onClick={() => onChoose(outer)}
              >
                {outer.name}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      <DetailView name="base-support.region" columns={columns} row={factsOf(region)} perLine={1} />
      {region.children.length > 0 && (
        <Stack as="section" gap={2} className={styles.children}>
          <Text as="h3" tone="secondary">
            {t('base-support.region.below')}
          </Text>
          <Row as="ul" gap={2} align="stretch" wrap>
            {region.children.map((child) => (
              <li key={String(child.id)}>
                <Button onClick={() => onChoose(child)}>{child.name}</Button>
              </li>
            ))}
          </Row>
        </Stack>
      )}
    </>
  );
}
