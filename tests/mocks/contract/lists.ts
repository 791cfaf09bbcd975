import type { List } from './list';
import { companyLists } from './lists-company';
import { platformLists } from './lists-platform';
import { plainLists } from './plain';

export const lists: List[] = [...companyLists, ...platformLists, ...plainLists];
