import { loadable } from '@/ui/loadable';
import { AllRows, FirstRows } from './all-rows';
import type { VirtualRowsProps } from './virtual-rows';

/** Most lists are short, so these 10 KB of code load with the first long one. Without them, all rows are rendered. */
const VirtualRows = loadable(
  async () => (await import('./virtual-rows')).VirtualRows,
  ({ box: _box, ...props }: VirtualRowsProps) => <FirstRows {...props} />,
  ({ box: _box, ...props }: VirtualRowsProps) => <AllRows {...props} />,
);

interface BodyRowsProps extends VirtualRowsProps {
  isLong: boolean;
}

/** All rows of a table, or, when it is long, those in view. */
export const BodyRows = ({ isLong, box, ...props }: BodyRowsProps) =>
  isLong ? <VirtualRows box={box} {...props} /> : <AllRows {...props} />;
