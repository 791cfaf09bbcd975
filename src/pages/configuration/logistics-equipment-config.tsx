import { tabbedPage } from '@/crud/tabbed-page';
import GearConfigs from './logistics-equipment-config/gear-configs';
import { GearKeywordSets } from './logistics-equipment-config/gear-keywords';

export default tabbedPage('configuration.gear', [
  { key: 'configs', Content: GearConfigs },
  { key: 'keywords', Content: GearKeywordSets },
]);
