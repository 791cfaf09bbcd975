import { perUser, userKeyPrefixes } from '@/stores/per-user';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const onlyDifferent = perUser(userKeyPrefixes.onlyDifferent, isBoolean, false);

/** Whether comparisons leave out what is the same in all records, as the user has chosen last. */
export const useOnlyDifferent = () => onlyDifferent.useValue((isOn) => isOn);

export const setOnlyDifferent = (isOn: boolean) => onlyDifferent.update(() => isOn);
