import { tabbedPage } from '@/crud/tabbed-page';
import { RegionData } from './base-data/region-data';
import { SystemSettings } from './base-data/system-settings';

export default tabbedPage('base-support.baseData', [
  { key: 'settings', Content: SystemSettings },
  { key: 'regions', Content: RegionData },
]);
