import type { RegionRow } from '@/lib/region/region-tree';
import { sessionStore } from '@/lib/storage';
import { regionCacheKeys } from '@/stores/regions';

const rows: RegionRow[] = [
  [330000, 100000, '浙江省', 1],
  [330100, 330000, '杭州市', 2],
  [330106, 330100, '西湖区', 3],
  [330106001, 330106, '北山街道', 4],
  [330108, 330100, '滨江区', 3],
  [330200, 330000, '宁波市', 2],
  [330203, 330200, '海曙区', 3],
  [370000, 100000, '山东省', 1],
  [371300, 370000, '临沂市', 2],
  [371302, 371300, '兰山区', 3],
  [110000, 100000, '北京市', 1],
  [110100, 110000, '市辖区', 2],
  [110101, 110100, '东城区', 3],
  [392, 0, '日本', 0],
];

/** Stores a few regions, as an earlier load in this browser tab does. */
export const keepRegions = () => sessionStore.write(regionCacheKeys.full, JSON.stringify(rows));
export const forgetRegions = () => sessionStore.remove(regionCacheKeys.full);
