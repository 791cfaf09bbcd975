import { compareNumeric } from './intl';
import { patterns } from './patterns';

/** Whether a text is a version: three integers separated by points. */
export const isVersion = (text: string): boolean => patterns.version.test(text);

/** Negative when `one` is older than `other`, 0 when they are equal. */
export const compareVersions = (one: string, other: string): number => compareNumeric(one, other);
