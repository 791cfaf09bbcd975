import { Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { RouteCards } from './route-cards';
import { RouteMatrix, type RouteCellOf } from './route-matrix';
import type { RouteTable } from './route-table';

interface RouteTableViewProps {
  title: string;
  /** What its marks mean, and those that only the table has, not the cards of a phone. */
  legend: string;
  gridLegend: string;
  table: RouteTable;
  /** The cells of the table, and those on a phone. */
  gridCell: RouteCellOf;
  cardCell: RouteCellOf;
  /** Called without a start for all starts together. */
  onOpen: (from: string | undefined, to: string) => void;
  onProvince: (key: string) => void;
  onStart?: (key: string) => void;
}

export function RouteTableView(props: RouteTableViewProps) {
  const { title, legend, gridLegend, table, gridCell, cardCell, onOpen, onProvince, onStart } =
    props;
  const isMobile = useIsMobile();
  return (
    <>
      {isMobile ? (
        <RouteCards table={table} cell={cardCell} onOpen={onOpen} />
      ) : (
        <RouteMatrix cell={gridCell} {...{ title, table, onOpen, onProvince, onStart }} />
      )}
      <Text as="p" size={12} tone="secondary">
        {isMobile ? legend : `${gridLegend} · ${legend}`}
      </Text>
    </>
  );
}
