import type { List } from './list';
import { companyLists } from './lists-company';
import { platformLists } from './lists-platform';

/** All paged lists of the contract. */
export const lists: List[] = [...companyLists, ...platformLists];
