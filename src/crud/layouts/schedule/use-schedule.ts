import { useMemo } from 'react';
import type { ById } from '@/api/types';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { useSource } from '@/crud/layouts/source/use-source';
import { isId } from '@/lib/guards';
import { isEmpty } from '@/lib/url/query-string';
import type { LayoutProps, ScheduleLayout } from '@/schema/layout';
import { usePrivacy } from '@/stores/privacy';
import { useScopeKey } from '@/stores/scope';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { composeSchedule, daysOf, type Substation } from './compose-schedule';
import type { Period } from './schedule';

/** The condition on the sub-station, which all lists of records with sub-stations have. */
const substationKey = 'substationId';

/** The sub-stations of the list: the one of the condition or of the console, or else all that the user manages. */
function useShownSubstations(query: object): readonly Substation[] | undefined {
  const managed = useSubstations((state) => state.managed);
  const chosen = useSubstations((state) => state.chosen);
  const condition = new Map<string, unknown>(Object.entries(query)).get(substationKey);
  return useMemo(() => {
    const isAll = isAllSubstations(chosen.id);
    const own = isAll ? undefined : chosen.id;
    const wanted = isId(condition) ? condition : own;
    const found = managed
      .filter(({ id }) => wanted === undefined || String(id) === String(wanted))
      .map(({ id, substationName }) => ({ id, name: substationName }));
    if (found.length) return found;
    return isAll ? undefined : [{ id: chosen.id, name: chosen.substationName }];
  }, [managed, chosen, condition]);
}

interface Options<Row> extends Pick<LayoutProps<Row>, 'list' | 'call'> {
  layout: ScheduleLayout<Row>;
  today: number;
  /** The first day that is shown. */
  from: number;
  /** The days in which gaps are looked for. */
  ahead: Period;
}

/** Loads the records of a list, and says where each is shown. */
export function useSchedule<Row extends ById>(options: Options<Row>) {
  const { layout, list, call, today, from, ahead } = options;
  const scope = useScopeKey();
  const isPrivate = usePrivacy();
  const substations = useShownSubstations(list.query);

  // Where other conditions leave out records, nobody knows what is free.
  const isWhole = Object.entries(list.conditions.values).every(
    ([key, value]) => isEmpty(value) || key === substationKey || key === layout.place?.key,
  );
  // Nothing is shown between days.
  const looked = isWhole && layout.start ? ahead : undefined;

  const query = { ...conditionsOf(list.query), sort: `${layout.end} descending` };
  // Records that ended before all days that are shown come last.
  const first = Math.min(from, today);
  const source = useSource<Row>({
    call,
    query,
    isPast: (row) => (daysOf(row, layout)?.to ?? Infinity) < first,
    version: JSON.stringify([scope, query, first, list.updatedAt]),
  });
  const { loaded } = source;
  const composed = useMemo(
    () => loaded && composeSchedule(loaded.rows, { layout, today, substations, ahead: looked }),
    // A text is masked where privacy is on.
    // oxlint-disable-next-line react/exhaustive-deps -- it is read from the store
    [loaded, layout, today, looked, substations, isPrivate],
  );
  return { ...source, composed, isWhole };
}
