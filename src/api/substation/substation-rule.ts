import { service } from '@/api/endpoint';
import type { Id, Stamped } from '@/api/types';
import type { SortingOption } from '@/enums';
import type { OfSubstation } from './substation';
import type { SubstationOption } from './substation-option';

const { get, items, put } = service('/api/substation/substation');

/** The rules for the apps of a sub-station. */
export interface SubstationRule extends OfSubstation, Stamped {
  substationName: string;
  /** Whether all covered regions are shown, instead of those in `displayRegionIds`. */
  displaysAll: boolean;
  /** The regions whose lines and goods orders are shown. */
  displayRegionIds: Id[];
  displayRegionNames: string[];
  /** The default sort of lists. */
  defaultSorting: SortingOption;
  /** Whether lines of other sub-stations are shown after its own. */
  showsOthers: boolean;
  /** Whether the middle digits of mobile numbers are masked for visitors who are not signed in. */
  masksMobile: boolean;
  /** How many line prices a company may publish per day; null when there is no limit. */
  dailyPriceLimit: number | null;
  /** Sub-stations that may take the goods orders that no company of this one takes. */
  receiveSubstationIds: Id[];
  receiveSubstationNames: string[];
}

/** The values of the tab with the displayed regions. */
export type DisplayRuleInput = Pick<
  SubstationRule,
  'substationId' | 'displaysAll' | 'displayRegionIds'
> &
  Partial<Stamped>;

/** The values of the other tabs. */
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

/** A region that can be displayed: it is covered, or merged with a covered one. */
export interface DisplayRegion {
  id: Id;
  pid: Id;
  name: string;
  fullName: string;
  isDisplayed: boolean;
}

/** A sub-station that is open and may take goods orders of another one. */
interface AvailableSubstation extends SubstationOption {
  startRegionName: string;
}

export const substationRuleApi = {
  one: get<OfSubstation, SubstationRule>('rule'),
  update: put<DisplayRuleInput, SubstationRule>('rule'),
  updateOther: put<OtherRuleInput, SubstationRule>('other-rule'),
  displayRegions: items<OfSubstation, DisplayRegion>('rule-display-region'),
  /** Returns all sub-stations except the given one. */
  available: items<Partial<OfSubstation>, AvailableSubstation>('available'),
};
