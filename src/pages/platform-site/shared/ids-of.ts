import type { Id } from '@/api/types';

/** The ids that a field of a form holds. */
export const idsOf = (value: unknown): Id[] =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === 'string' || typeof id === 'number')
    : [];
