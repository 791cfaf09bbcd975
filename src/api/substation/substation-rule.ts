import { service } from '@/api/endpoint';
import type { Id, Stamped } from '@/api/types';
import type { SortingOption } from '@/enums';
import type { OfSubstation, SubstationOption } from './substation';

const { get, items, put } = service('/api/substation/substation');

/** How the apps of one sub-station behave. */
export interface SubstationRule extends OfSubstation, Stamped {
  substationName: string;
  /** Shows everything it covers; the chosen regions do not count then. */
  displaysAll: boolean;
  /** Regions whose lines and goods are shown. */
  displayRegionIds: Id[];
  displayRegionNames: string[];
  /** Order of a list nobody has sorted. */
  defaultSorting: SortingOption;
  /** Lines of other sub-stations follow behind its own. */
  showsOthers: boolean;
  /** Mobile numbers show their middle digits only to people who signed in. */
  masksMobile: boolean;
  /** Today's prices a company may publish in one day; null without limit. */
  dailyPriceLimit: number | null;
  /** Sub-stations that may take on the goods orders nobody of its own takes. */
  receiveSubstationIds: Id[];
  receiveSubstationNames: string[];
}

/** The tab of displayed regions. */
export type DisplayRuleInput = Pick<
  SubstationRule,
  'substationId' | 'displaysAll' | 'displayRegionIds'
> &
  Partial<Stamped>;

/** The other tabs. */
export type OtherRuleInput = Pick<
  SubstationRule,
  | 'substationId'
  | 'defaultSorting'
  | 'showsOthers'
  | 'masksMobile'
  | 'dailyPriceLimit'
  | 'receiveSubstationIds'
> &
  Partial<Stamped>;

/** A region the rule may display: covered, or merged with what is covered. */
export interface DisplayRegion {
  id: Id;
  pid: Id;
  name: string;
  fullName: string;
  isDisplayed: boolean;
}

/** A sub-station that is open and may take on goods orders of another. */
interface AvailableSubstation extends SubstationOption {
  startRegionName: string;
}

export const substationRuleApi = {
  one: get<OfSubstation, SubstationRule>('rule'),
  update: put<DisplayRuleInput, SubstationRule>('rule'),
  updateOther: put<OtherRuleInput, SubstationRule>('other-rule'),
  displayRegions: items<OfSubstation, DisplayRegion>('rule-display-region'),
  /** All but the one named. */
  available: items<Partial<OfSubstation>, AvailableSubstation>('available'),
};
