/** A sequence of random choices that is the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns one of the items; throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** Returns one of the items; an item of weight 2 comes twice as often as one of weight 1. */
  pickWeighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let rest = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    const found = items.find(({ weight }) => (rest -= weight) < 0) ?? items.at(-1);
    if (!found) throw new Error('There is nothing to choose from.');
    return found;
  }
}
