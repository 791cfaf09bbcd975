import type { List } from './list';
import { companyLists } from './lists-company';
import { platformLists } from './lists-platform';

export const lists: List[] = [...companyLists, ...platformLists];
