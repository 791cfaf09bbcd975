import { service } from '@/api/endpoint';
import { code, dateTime, phone, ref, region, text } from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, ExportedFile, Id } from '@/api/types';
import { consultRemarkLength } from '@/config/limits';
import { ConnectType } from '@/enums';

const path = '/api/platform/platform-consult';
const { get, items, page, put } = service(path);

/** An enquiry of a visitor who wants to be called back. */
export const platformConsult = record(
  path,
  {
    applicant: text({ readOnly: true, filter: true }),
    mobile: phone({ readOnly: true, filter: true }),
    companyName: text({
      nullable: true,
      readOnly: true,
      filter: true,
      about: 'Null for a private person.',
    }),
    substation: ref('substation', {
      readOnly: true,
      filter: true,
      about: 'The sub-station that handles the enquiry.',
    }),
    region: region({ readOnly: true, filter: true }),
    content: text({ readOnly: true }),
    connectType: code(ConnectType, { required: true, filter: true }),
    remark: text({
      nullable: true,
      maxLength: consultRemarkLength,
      about: 'The result of the last call.',
    }),
    handler: text({
      nullable: true,
      readOnly: true,
      about: 'The user who made the last call; null before the first call.',
    }),
    connectTime: dateTime({
      nullable: true,
      readOnly: true,
      about: 'When the last call was recorded.',
    }),
  },
  {
    conditions: {
      creationTime: dateTime({ past: true, about: 'When the visitor sent the enquiry.' }),
    },
  },
);
export type PlatformConsult = RowOf<typeof platformConsult>;
/** Conditions of the list and of the export. */
type PlatformConsultQuery = QueryOf<typeof platformConsult>;

/** The result of a call. */
export type ConnectInput = ById & InputOf<typeof platformConsult>;

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
