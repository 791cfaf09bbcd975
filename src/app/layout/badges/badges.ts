import { create } from 'zustand';

interface Badges {
  /** How much work waits on each page of the menu, by its path. */
  counts: Readonly<Record<string, number>>;
  /** All of it; work that several pages show counts once. */
  total: number;
}
export const noBadges: Badges = { counts: {}, total: 0 };

/** The work that waits for the user, as the menu and the title of the document show it. */
export const useBadges = create<Badges>(() => noBadges);

const maxShown = 99;

/** A count as a badge shows it. */
export const badgeText = (count: number) => (count > maxShown ? `${maxShown}+` : String(count));
