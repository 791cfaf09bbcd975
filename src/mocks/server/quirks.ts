/**
 * Ways in which real servers differ from this one; each is a switch of the control. A file of its own without imports,
 * because end-to-end tests read it and cannot load the server.
 */
export const quirks = ['voidAnswers', 'numericIds', 'textNumbers'] as const;
export type Quirk = (typeof quirks)[number];
export const isQuirk = (name: string): name is Quirk => quirks.some((quirk) => quirk === name);
