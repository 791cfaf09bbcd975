import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, Stored } from '@/api/types';
import type { Channel, StandardStatus } from '@/enums';

const { get, items, post, put } = service('/api/platform/parnter-app');

/** A mini program of another company that adverts and icons can link to. */
export interface PartnerApp extends Stored {
  name: string;
  /** `wx` and 16 characters. */
  appId: string;
  /** A page of the mini program, without a leading slash; null for its start page. */
  path: string | null;
  logoId: Id | null;
  /** URL of the logo. */
  logoUrl: string | null;
  channel: Channel;
  status: StandardStatus;
}

/** Conditions of the list, all of them optional. */
export interface PartnerAppQuery {
  name?: string;
  appId?: string;
  channel?: Channel;
  status?: StandardStatus;
  /** `field ascending` or `field descending`. */
  sort?: string;
}

type PartnerAppInput = InputOf<
  PartnerApp,
  'name' | 'appId' | 'logoId' | 'channel',
  'path' | 'status'
>;

export const partnerAppApi = {
  /** All mini programs, the newest first. There are few, and selects load the same list. */
  list: items<PartnerAppQuery, PartnerApp>(''),
  one: get<ById, PartnerApp>(':id'),
  create: post<PartnerAppInput, PartnerApp>(''),
  update: put<PartnerAppInput, PartnerApp>(''),
};
