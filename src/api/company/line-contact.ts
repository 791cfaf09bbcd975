import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, del, page } = service('/api/company/line-contact');

/** A contact person for the lines of a company. */
export interface LineContact extends Stored {
  companyId: Id;
  contactName: string;
  mobile: string;
  /** A mobile or a landline number. */
  phone: string | null;
  position: string | null;
  /** The branch where the person works; null when it is none. */
  branchId: Id | null;
  branchName: string | null;
  /** The lines that have this contact. */
  lineIds: Id[];
  lineNames: string[];
}
interface LineContactQuery extends PageQuery {
  companyId?: Id;
  /** Finds only the contacts of this line. */
  lineId?: Id;
  contactName?: string;
  mobile?: string;
}
/** Without `id` it creates a contact. Without `lineIds` the contact keeps its lines. */
export type LineContactInput = InputOf<
  LineContact,
  'companyId' | 'contactName' | 'mobile',
  'phone' | 'position' | 'branchId' | 'lineIds'
>;

export const lineContactApi = {
  list: page<LineContactQuery, LineContact>(''),
  /** Creates a contact, or replaces the one with this id: there is no PUT. */
  save: post<LineContactInput, LineContact>(''),
  /** Also removes the contact from its lines. */
  remove: del<ById>(':id'),
};
