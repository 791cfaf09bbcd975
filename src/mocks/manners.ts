/** How a real server may answer where this one usually answers otherwise; each is a switch of the control. */
export const manners = ['voidAnswers', 'numericIds', 'textNumbers'] as const;
export type Manner = (typeof manners)[number];
export const isManner = (name: string): name is Manner => manners.some((manner) => manner === name);
