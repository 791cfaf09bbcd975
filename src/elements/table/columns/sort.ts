type Way = 'ascending' | 'descending' | 'none';

const following: Record<Way, Way> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

/** How a list sorted by `sort` (`key ascending`) is sorted by this key. */
export function sortDirection(sort: string | undefined, key: string): Way {
  if (sort === `${key} ascending`) return 'ascending';
  return sort === `${key} descending` ? 'descending' : 'none';
}

/** What a click on the heading asks for next; undefined: no sort. */
export function nextSort(sort: string | undefined, key: string): string | undefined {
  const way = following[sortDirection(sort, key)];
  return way === 'none' ? undefined : `${key} ${way}`;
}
