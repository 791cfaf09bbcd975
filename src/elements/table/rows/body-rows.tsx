import { loadable } from '@/ui/loadable';
import { AllRows } from './all-rows';
import type { VirtualRowsProps } from './virtual-rows';

const WithoutCode = ({ count, rowPx, children }: VirtualRowsProps) => (
  <AllRows count={count} rowPx={rowPx}>
    {children}
  </AllRows>
);

/** Most lists are short, so the 10 KB of code load with the first long one; all of its rows are rendered until then. */
const VirtualRows = loadable(
  async () => (await import('./virtual-rows')).VirtualRows,
  WithoutCode,
  WithoutCode,
);

/** All rows of a table, or, when it is long, those in view. */
export const BodyRows = ({ isLong, ...props }: VirtualRowsProps & { isLong: boolean }) =>
  isLong ? <VirtualRows {...props} /> : <WithoutCode {...props} />;
