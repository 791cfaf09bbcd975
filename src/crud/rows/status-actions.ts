import { StandardStatus } from '@/enums';

/** Enables and disables records with a standard status, one or all selected ones. */
export const statusActions = [
  { code: 'enable', set: { status: StandardStatus.enabled }, confirm: true, batch: true },
  {
    code: 'disable',
    set: { status: StandardStatus.disabled },
    confirm: true,
    danger: true,
    batch: true,
  },
];
