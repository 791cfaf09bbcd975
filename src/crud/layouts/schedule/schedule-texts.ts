import { label, t } from '@/i18n';
import { trimText } from '@/lib/text';
import type { Entry, Line } from './compose-schedule';
import { shortDay } from './days';
import type { Period } from './schedule';

/** The first and the last day of a period, in words. */
export function periodText({ from, to }: Period, today: number): string {
  const text = (key: string) =>
    t(`layouts.schedule.${key}`, { from: shortDay(from, today), to: shortDay(to, today) });
  if (from === -Infinity) return text(to === Infinity ? 'always' : 'until');
  if (to === Infinity) return text('since');
  return from === to ? shortDay(from, today) : text('days');
}

/** When a line next shows nothing, in the days that were looked at. */
export function gapText([gap]: readonly Period[], today: number, ahead: Period): string {
  const days = ahead.to - ahead.from + 1;
  if (!gap) return t('layouts.schedule.gap.none', { days });
  const isNow = gap.from <= today;
  const isLast = gap.to === ahead.to;
  const kind = isLast ? (isNow ? 'now' : 'from') : isNow ? 'until' : 'between';
  return t(`layouts.schedule.gap.${kind}`, {
    from: shortDay(gap.from, today),
    to: shortDay(gap.to, today),
  });
}

/** A place as a sentence names it, e.g. the carousel of a page. */
export function placeText(
  name: string,
  { substation, place }: Pick<Line<unknown>, 'substation' | 'place'>,
): string {
  const record = label(name, 'fields', '$record');
  return trimText(
    t(`layouts.schedule.${place ? 'place' : 'noPlace'}`, { substation, place, record }),
  );
}

/** Everything that a bar says, in words. */
export const barText = (
  entry: Entry<unknown>,
  { where, today, isMarks }: { where: string; today: number; isMarks: boolean },
): string =>
  t(`layouts.schedule.${isMarks ? 'mark' : 'bar'}`, {
    title: entry.title,
    place: where,
    period: periodText(entry, today),
    state: entry.state,
  });
