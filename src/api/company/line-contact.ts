import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { post, del, page } = service('/api/company/line-contact');

/** Somebody to call about the lines of a company. */
export interface LineContact extends Stored {
  companyId: Id;
  contactName: string;
  mobile: string;
  /** Mobile or landline. */
  phone: string | null;
  position: string | null;
  /** Where they sit; null: at no branch of the company. */
  branchId: Id | null;
  branchName: string | null;
  /** Lines they are called about: those that have them among their contacts. */
  lineIds: Id[];
  lineNames: string[];
}
interface LineContactQuery extends PageQuery {
  companyId?: Id;
  /** Only the contacts of this line. */
  lineId?: Id;
  contactName?: string;
  mobile?: string;
}
/** Without `id` a new contact, with it the one that is changed. Without `lineIds` its lines stay. */
export type LineContactInput = InputOf<
  LineContact,
  'companyId' | 'contactName' | 'mobile',
  'phone' | 'position' | 'branchId' | 'lineIds'
>;

export const lineContactApi = {
  list: page<LineContactQuery, LineContact>(''),
  /** There is no PUT: a contact that has an id is replaced. */
  save: post<LineContactInput, LineContact>(''),
  /** Takes the contact off every line as well. */
  remove: del<ById>(':id'),
};
