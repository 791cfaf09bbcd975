/**
 * Ways in which real servers differ from the mocked one; a command switches each of them on or off. This file imports
 * nothing, because end-to-end tests import it and cannot load the server.
 */
export const quirks = ['noContent', 'numericIds', 'textNumbers'] as const;
export type Quirk = (typeof quirks)[number];
export const isQuirk = (name: string): name is Quirk => quirks.some((quirk) => quirk === name);
