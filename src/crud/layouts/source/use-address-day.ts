import { useAddressParam } from '@/elements/filter/use-address';
import { readDate } from '@/lib/time';

/** The day that the address names, and a function that replaces it; null without one, and for one that does not exist. */
export function useAddressDay() {
  const [text, change] = useAddressParam('day');
  return [text === null ? null : (readDate(text)?.day ?? null), change] as const;
}
