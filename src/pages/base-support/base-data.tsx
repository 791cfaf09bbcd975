import { tabbedPage } from '@/crud/tabbed-page';
import { RegionData } from './region-data';
import { SystemSettings } from './system-settings';

export default tabbedPage('base-support.baseData', [
  { key: 'settings', Content: SystemSettings },
  { key: 'regions', Content: RegionData },
]);
