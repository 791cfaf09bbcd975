import {
  seedCheckinApplies,
  seedCheckinConnects,
  type StoredCheckinApply,
  type StoredCheckinConnect,
} from '@/mocks/seed/substation/checkin-applies';
import { seedMarketImages, type StoredMarketImage } from '@/mocks/seed/substation/market-images';
import { seedNews, type StoredNews } from '@/mocks/seed/substation/news';
import {
  seedMergeRegions,
  seedReceiveAreas,
  seedRules,
  type StoredMergeRegion,
  type StoredReceiveArea,
  type StoredRule,
} from '@/mocks/seed/substation/substation-areas';
import { seedSubstations, type StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import {
  seedMobilePermissions,
  seedTeams,
  type StoredMobilePermission,
  type StoredTeam,
} from '@/mocks/seed/substation/teams';
import { Table } from '@/mocks/db/table';

export const substationTables = {
  substations: new Table<StoredSubstation>('Substation', { seed: seedSubstations }),
  /** By the sub-station's id, as the next and the pictures. */
  substationRules: new Table<StoredRule>('SubstationRule', { seed: seedRules }),
  receiveAreas: new Table<StoredReceiveArea>('ReceiveArea', { seed: seedReceiveAreas }),
  mergeRegions: new Table<StoredMergeRegion>('MergeRegion', { seed: seedMergeRegions }),
  teams: new Table<StoredTeam>('Team', { seed: seedTeams }),
  mobilePermissions: new Table<StoredMobilePermission>('MobilePermission', {
    seed: seedMobilePermissions,
  }),
  news: new Table<StoredNews>('SubStationNews', { seed: seedNews }),
  marketImages: new Table<StoredMarketImage>('MarketImage', { seed: seedMarketImages }),
  checkinApplies: new Table<StoredCheckinApply>('CompanyCheckinApply', {
    seed: seedCheckinApplies,
  }),
  checkinConnects: new Table<StoredCheckinConnect>('CompanyCheckinConnect', {
    seed: seedCheckinConnects,
  }),
};
