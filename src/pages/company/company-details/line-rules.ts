import type { TransportLineInput } from '@/api/company/transport-line';
import { maxLineStops } from '@/config/limits';
import type { FormRule } from '@/schema/field';

const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const goesSomewhere: FormRule<TransportLineInput> = (value, { fromRegionId }) =>
  idOf(value) && idOf(value) === idOf(fromRegionId) ? 'sameEnds' : null;
export const stopsBetween: FormRule<TransportLineInput> = (value, { fromRegionId, toRegionId }) => {
  const stops = Array.isArray(value) ? value.map(idOf) : [];
  if (stops.length > maxLineStops) return 'tooManyStops';
  const ends = [idOf(fromRegionId), idOf(toRegionId)];
  return stops.some((stop) => ends.includes(stop)) ? 'stopIsEnd' : null;
};
