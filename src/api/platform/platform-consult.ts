import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { ConnectType } from '@/enums';

const { get, items, page, put } = service('/api/platform/platform-consult');

/** An enquiry of a visitor who wants to be called back. */
export interface PlatformConsult extends ById, Stamped {
  applicant: string;
  mobile: string;
  /** Null for a private person. */
  companyName: string | null;
  /** The sub-station that handles the enquiry. */
  substationId: Id;
  substationName: string;
  regionId: Id;
  /** The names from the province down, joined without a separator. */
  regionName: string;
  content: string;
  connectType: ConnectType;
  /** The result of the last call. */
  remark: string | null;
  /** The user who made the last call; null before the first call. */
  handler: string | null;
  /** When the last call was recorded. */
  connectTime: string | null;
  /** When the visitor sent the enquiry. */
  creationTime: string;
}

/** Conditions of the list and of the export. */
export interface PlatformConsultQuery extends PageQuery {
  applicant?: string;
  mobile?: string;
  companyName?: string;
  substationId?: Id;
  regionId?: Id;
  connectType?: ConnectType;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
}

/** The result of a call. */
export interface ConnectInput {
  id: Id;
  connectType: ConnectType;
  remark?: string | null;
  concurrencyStamp?: string;
}

/** A recorded call in the history of an enquiry. */
export interface ConnectRecord {
  id: Id;
  connectType: ConnectType;
  remark: string | null;
  handler: string;
  creationTime: string;
}

/** Enquiries about network freight. */
export const goodsConsultApi = {
  list: page<PlatformConsultQuery, PlatformConsult>('goods-consult'),
  export: get<Omit<PlatformConsultQuery, 'page' | 'limit'>, ExportedFile>('goods-consult-export'),
  /** Records a call. */
  connect: put<ConnectInput, PlatformConsult>('goods-consult/connect', { assumed: true }),
  /** The recorded calls of an enquiry, the newest first. */
  history: items<ById, ConnectRecord>('goods-consult/connect-history', { assumed: true }),
};

/** Enquiries of people who want to run a sub-station. */
export const partnerConsultApi = {
  list: page<PlatformConsultQuery, PlatformConsult>('partner-consult'),
  export: get<Omit<PlatformConsultQuery, 'page' | 'limit'>, ExportedFile>('partner-consult-export'),
  connect: put<ConnectInput, PlatformConsult>('partner-consult/connect', { assumed: true }),
  history: items<ById, ConnectRecord>('partner-consult/connect-history', { assumed: true }),
};
