import { service } from '@/api/endpoint';
import { phone, ref, refs, text } from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById } from '@/api/types';

const path = '/api/company/line-contact';
const { post, del, page } = service(path);

/** A contact person for the lines of a company. */
export const lineContact = record(
  path,
  {
    company: ref('company', { named: false, required: true, filter: true }),
    contactName: text({ required: true, maxLength: 20, filter: true }),
    mobile: phone({ required: true, mobile: true, filter: true }),
    phone: phone({ nullable: true, about: 'A mobile or a landline number.' }),
    position: text({ nullable: true, maxLength: 20 }),
    branch: ref('branch', {
      nullable: true,
      about: 'The branch where the person works; null when it is none.',
    }),
    line: refs('line', {
      about: 'The lines that have this contact. Without them, a save leaves its lines as they are.',
    }),
  },
  {
    conditions: {
      line: ref('line', { about: 'Finds only the contacts of this line.' }),
    },
  },
);
export type LineContact = RowOf<typeof lineContact>;
export type LineContactInput = InputOf<typeof lineContact>;

export const lineContactApi = {
  list: page<QueryOf<typeof lineContact>, LineContact>(''),
  /** Creates a contact, or replaces the one with this id: there is no PUT. */
  save: post<LineContactInput, LineContact>(''),
  /** Also removes the contact from its lines. */
  remove: del<ById>(':id'),
};
