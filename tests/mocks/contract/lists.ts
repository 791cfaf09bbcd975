import type { List } from './list';
import { companyLists } from './lists-company';
import { marketLists } from './lists-market';
import { platformLists } from './lists-platform';
import { substationLists } from './lists-substation';

/** Every paged list of the contract. */
export const lists: List[] = [
  ...companyLists,
  ...marketLists,
  ...substationLists,
  ...platformLists,
];
