type PaginationItem = number | 'gapBefore' | 'gapAfter';

/**
 * Returns the page numbers to offer: the first, the last and some on each side of the current one. Near an end there
 * are as many buttons as in the middle.
 */
export function paginationRange(page: number, pages: number, neighbours = 2): PaginationItem[] {
  const middleCount = 2 * neighbours + 1;
  const from = Math.max(2, Math.min(page - neighbours, pages - middleCount));
  const to = Math.min(pages - 1, Math.max(page + neighbours, 1 + middleCount));
  const inner = Array.from(
    { length: Math.max(0, to - from + 1) },
    (_unused, index) => from + index,
  );
  return [
    1,
    ...(from > 2 ? ['gapBefore' as const] : []),
    ...inner,
    ...(to < pages - 1 ? ['gapAfter' as const] : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
