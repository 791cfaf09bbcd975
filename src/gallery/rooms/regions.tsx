import { useState } from 'react';
import type { Id } from '@/api/types';
import { LazyRegionSelect } from '@/elements/region-select/lazy-region-select';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RegionPanel } from '@/elements/region-select/region-panel';
import { RegionSelect, type RegionSelectProps } from '@/elements/region-select/region-select';
import { RegionTreeSelect } from '@/elements/region-select/region-tree-select';
import type { LazyRegionValue, RegionValue } from '@/elements/region-select/region-value';
import { RegionLevel } from '@/enums';
import { label, t } from '@/i18n';
import { Grid } from '@/ui/layout/layout';
import { typesName } from './filter-samples';
import type { Room } from './section';
import styles from './gallery.module.css';

const text = () => label(typesName, 'fields', 'region');
const district = 330_110;
const town = (): RegionValue => ({
  ids: [330_000, district],
  names: ['', t('gallery.sample.region')],
});
const longName = (): RegionValue => ({ ids: [1], names: [t('gallery.sample.long')] });

function Full({ given, ...props }: Partial<RegionSelectProps> & { given?: () => RegionValue }) {
  const [value, setValue] = useState(() => given?.());
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <RegionSelect {...props} label={text()} value={value} onChange={setValue} />
    </Grid>
  );
}

function ById() {
  const [value, setValue] = useState<Id | undefined>(district);
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <RegionIdSelect label={text()} value={value} onChange={setValue} />
    </Grid>
  );
}

function Lazy() {
  const [value, setValue] = useState<LazyRegionValue>();
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <LazyRegionSelect label={text()} value={value} onChange={setValue} />
    </Grid>
  );
}

function Panel({
  singleColumn = false,
  levels,
}: {
  singleColumn?: boolean;
  levels?: RegionLevel[];
}) {
  const [value, setValue] = useState<Id>(district);
  return (
    <RegionPanel
      label={text()}
      value={value}
      singleColumn={singleColumn}
      levels={levels}
      onlyChina={!singleColumn}
      onPick={(region) => setValue(region.id)}
    />
  );
}

function Checks({
  owners,
  disabled,
}: {
  owners?: ReadonlyMap<string, string>;
  disabled?: boolean;
}) {
  const [ids, setIds] = useState<Id[]>([330_100, district]);
  return (
    <RegionTreeSelect
      label={text()}
      value={ids}
      owners={owners}
      disabled={disabled}
      onChange={setIds}
    />
  );
}

const owners = () => new Map([['110100', t('gallery.sample.tagA')]]);

/** All selectors of a region. */
export const regions: Room = {
  key: 'regions',
  sections: [
    { key: 'empty', render: () => <Full /> },
    { key: 'set', render: () => <Full given={town} /> },
    { key: 'long', render: () => <Full given={longName} /> },
    { key: 'disabled', render: () => <Full given={town} disabled /> },
    { key: 'byId', render: () => <ById /> },
    { key: 'lazy', render: () => <Lazy /> },
  ],
};

/** The opened panels. They have a room of their own, because a panel takes the focus when it appears. */
export const regionPanels: Room = {
  key: 'regionPanels',
  sections: [
    { key: 'panel', render: () => <Panel levels={[RegionLevel.city, RegionLevel.district]} /> },
    { key: 'singleColumn', render: () => <Panel singleColumn /> },
    { key: 'checks', render: () => <Checks owners={owners()} /> },
    { key: 'checksOff', render: () => <Checks disabled /> },
  ],
};
