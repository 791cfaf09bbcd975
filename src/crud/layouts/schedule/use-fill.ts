import { useState } from 'react';
import type { LayoutProps, ScheduleLayout } from '@/schema/layout';
import { useLatest } from '@/ui/use-latest';
import type { Line } from './compose-schedule';
import { gapValues } from './gap-values';
import type { Period } from './schedule';
import type { FillGap } from './schedule-gap';

interface Options<Row> extends Pick<LayoutProps<Row>, 'onCreate'> {
  layout: ScheduleLayout<Row>;
  ahead: Period;
}

/** Opens the form of a new record in a gap; undefined where none can be created there. It stays the same. */
export function useFill<Row>({ layout, ahead, onCreate }: Options<Row>): FillGap<Row> | undefined {
  const { gap: fields } = layout;
  const latest = useLatest((line: Line<Row>, gap: Period) => {
    if (fields) onCreate?.(gapValues(line, gap, { fields, ahead }));
  });
  const [fill] = useState(() => (line: Line<Row>, gap: Period) => latest.current(line, gap));
  return fields && onCreate && fill;
}
