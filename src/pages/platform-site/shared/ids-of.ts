import type { Id } from '@/api/types';

/** The ids in the value of a form field. */
export const idsOf = (value: unknown): Id[] =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === 'string' || typeof id === 'number')
    : [];
