import { useLocation } from 'react-router-dom';
import { useAddressParam } from '@/elements/filter/use-address';
import { useListLayout } from '@/stores/list-layouts';

/** The table, which every list has. */
export const tableKind = 'table';

/** The table in groups, which every list has whose columns can be grouped. It is chosen for a visit. */
export const groupsKind = 'groups';

/** What the groups and the layouts keep in the address beside the conditions. Another one would not read it. */
const ownParameters = ['groupBy', 'unit', 'day'];

/** Changes the layout of a list; the address drops what only the one before reads. */
export function useChangeLayout() {
  const [, change] = useAddressParam('view');
  return (kind: string) =>
    change(kind, (params) => {
      for (const key of ownParameters) params.delete(key);
    });
}

/** The layout of a list by the address, or else as the user has chosen last. */
export function useLayoutKind(name: string): string {
  const { search } = useLocation();
  const stored = useListLayout(name);
  return new URLSearchParams(search).get('view') ?? stored ?? tableKind;
}

/**
 * Whether a list shows its table. The other layouts and the groups have no rows to sort, to select, to arrange or to make
 * higher.
 */
export function useIsTable(
  { name, layouts }: { name: string; layouts?: unknown },
  embedded: boolean,
  groups: unknown,
): boolean {
  const kind = useLayoutKind(name);
  return !groups && (embedded || !layouts || kind === tableKind);
}
