import type { GapPart, ScheduleLayout } from '@/schema/layout';
import type { Line } from './compose-schedule';
import { formatDay } from './days';
import type { Period } from './schedule';

/** The values that a new record takes over from a gap of a line; one without an end leaves the end to the user. */
export function gapValues<Row>(
  { at: { place, substation } }: Line<Row>,
  gap: Period,
  { fields, ahead }: { fields: NonNullable<ScheduleLayout<Row>['gap']>; ahead: Period },
): Record<string, unknown> {
  const parts: Record<GapPart, unknown> = {
    place,
    substationId: substation.id,
    substationName: substation.name,
    substationIds: [substation.id],
    substationNames: [substation.name],
    start: `${formatDay(gap.from)}T00:00:00`,
    end: gap.to < ahead.to ? `${formatDay(gap.to)}T23:59:59` : undefined,
  };
  return Object.fromEntries(
    Object.entries<GapPart | undefined>(fields).flatMap(([field, part]) =>
      part && parts[part] !== undefined ? [[field, parts[part]]] : [],
    ),
  );
}
