import { useState } from 'react';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { RegionSelect } from '@/elements/region-select/region-select';
import { label, t } from '@/i18n';
import { buildRegionTree, toRegionRows } from '@/lib/region/region-tree';
import { useRegions } from '@/stores/regions';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { benchName } from './bench-rows';
import styles from './bench.module.css';

/** The name of the performance entry for the time that building the tree took. */
const measure = 'region-tree';

/** What the benchmark opens and builds: selectors, and the tree of all regions. */
export function Selectors() {
  const { tree } = useRegions();
  const [size, setSize] = useState(0);
  const build = () => {
    if (!tree) return;
    const rows = toRegionRows(tree, false);
    performance.mark(measure);
    const built = buildRegionTree(rows);
    performance.measure(measure, measure);
    setSize(built.byId.size);
  };
  return (
    <Row gap={2} wrap className={styles.line}>
      <RegionSelect label={label(benchName, 'fields', 'region')} />
      <SubstationSelect label={label(benchName, 'fields', 'substation')} />
      <Button data-testid="build-regions" disabled={!tree} onClick={build}>
        {t('gallery.bench.buildRegions')}
      </Button>
      <output>{t('gallery.bench.regions', { count: size })}</output>
    </Row>
  );
}
