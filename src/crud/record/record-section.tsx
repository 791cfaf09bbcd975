import type { ReactNode } from 'react';
import type { Page } from '@/api/types';
import { AllLink } from '@/elements/details/all-link';
import { DetailSection } from '@/elements/details/detail-section';
import { QueryBoundary } from '@/elements/query/query-boundary';
import type { RecordPart } from '@/schema/crud';
import { useRecordPart } from './record-part';

interface RecordSectionProps<Row> {
  title: string;
  part: RecordPart<Page<Row>>;
  /** Where all records are. */
  to: string;
  /** What these are, where the title names what is made of them. */
  records?: string;
  children: (items: Row[], total: number) => ReactNode;
}

/** The first records of a kind that belong to the record of a panel, with a link to all of them. */
export function RecordSection<Row>({
  title,
  part,
  to,
  records,
  children,
}: RecordSectionProps<Row>) {
  const load = useRecordPart(part);
  const total = load.data?.totalCount;
  return (
    <DetailSection
      title={title}
      count={total}
      extra={total ? <AllLink {...{ to, total, records }} name={title} /> : undefined}
    >
      <QueryBoundary query={load} name={title} shape="text">
        {({ items, totalCount }) => children(items, totalCount)}
      </QueryBoundary>
    </DetailSection>
  );
}
