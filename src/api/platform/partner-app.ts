import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, Stored } from '@/api/types';
import type { Channel, StandardStatus } from '@/enums';

const { get, items, post, put } = service('/api/platform/parnter-app');

/** A mini program of somebody else that adverts and icons may lead to. */
export interface PartnerApp extends Stored {
  name: string;
  /** `wx` and sixteen characters. */
  appId: string;
  /** Page within it, without a leading slash; null: its start page. */
  path: string | null;
  logoId: Id | null;
  /** Address of the logo. */
  logoUrl: string | null;
  channel: Channel;
  status: StandardStatus;
}

/** Conditions of the list; none of them is needed. */
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
  /** All of them at once, newest first: there are few, and selectors use the same call. */
  list: items<PartnerAppQuery, PartnerApp>(''),
  one: get<ById, PartnerApp>(':id'),
  create: post<PartnerAppInput, PartnerApp>(''),
  update: put<PartnerAppInput, PartnerApp>(''),
};
