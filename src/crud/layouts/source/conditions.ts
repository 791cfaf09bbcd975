const pagingKeys = new Set(['page', 'limit', 'sort']);
/** The conditions of the list as its query, without the page. */
export const conditionsOf = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !pagingKeys.has(key)));
