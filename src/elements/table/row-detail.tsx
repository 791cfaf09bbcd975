import type { ReactNode } from 'react';
import { Drawn, PartBoundary } from '@/elements/query/part-boundary';
import { t } from '@/i18n';
import { Text } from '@/ui/layout/layout';

interface RowDetailProps<Row> {
  row: Row;
  draw: (row: Row) => ReactNode;
}

/** The detail of an open row or card. When its record is incomplete, a message takes its place and the list stays. */
export function RowDetail<Row>({ row, draw }: RowDetailProps<Row>) {
  const message = (
    <Text as="output" tone="secondary">
      {t('elements.load.incomplete')}
    </Text>
  );
  return (
    <PartBoundary value={row} fallback={message}>
      <Drawn draw={() => draw(row)} />
    </PartBoundary>
  );
}
