type Direction = 'ascending' | 'descending' | 'none';

const nextDirection: Record<Direction, Direction> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

/** Returns the direction in which a list with this `sort` (`key ascending`) is sorted by the key. */
export function sortDirection(sort: string | undefined, key: string): Direction {
  if (sort === `${key} ascending`) return 'ascending';
  return sort === `${key} descending` ? 'descending' : 'none';
}

/** Returns the sort after a click on the header cell: ascending, descending, then undefined for none. */
export function nextSort(sort: string | undefined, key: string): string | undefined {
  const direction = nextDirection[sortDirection(sort, key)];
  return direction === 'none' ? undefined : `${key} ${direction}`;
}
