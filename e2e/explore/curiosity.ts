import type { Screen } from './screen';

/** Rows and records differ; what can be done with them does not. */
const kindOf = (text: string) => text.replaceAll(/“.*?”|「.*?」|\d[\d.,:-]*/g, '#').slice(0, 60);

/** The page and the innermost dialog in which something is done. */
export const placeOf = (url: string, { dialogs }: Pick<Screen, 'dialogs'>) =>
  kindOf(`${new URL(url).pathname} ${dialogs.at(-1)?.slice(0, 12) ?? ''}`);

/** Counts what was done where, so that a run uses all of a page before it repeats itself. */
export class Curiosity {
  readonly #uses = new Map<string, number>();

  /** Returns 1 for what was never done in this place, and less each time. */
  interest(place: string, what: string) {
    const uses = this.#uses.get(`${place} ${kindOf(what)}`) ?? 0;
    return 1 / (1 + uses) ** 2;
  }

  note(place: string, what: string) {
    const key = `${place} ${kindOf(what)}`;
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
  }
}
