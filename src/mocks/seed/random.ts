/** Mulberry32: numbers in [0, 1) that are the same on every run. */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The words of a text, for draws. */
export function words(text: string): readonly [string, ...string[]] {
  const [first = '', ...more] = text.split(' ');
  return [first, ...more];
}

/** Draws for seeds; every method takes its share of one stream, so their order matters. */
export function seededRandom(seed: number) {
  const next = random(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  function pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[whole(0, items.length - 1)] ?? items[0];
  }
  return {
    next,
    whole,
    pick,
    chance: (share: number) => next() < share,
    digits: (count: number) => String(whole(0, 10 ** count - 1)).padStart(count, '0'),
    /** 32 hexadecimal digits. */
    stamp: () =>
      Array.from({ length: 4 }, () => whole(0, 0xffffffff).toString(16).padStart(8, '0')).join(''),
    /** Members of one string, drawn one by one. */
    letters: (alphabet: string, count: number) =>
      Array.from({ length: count }, () => alphabet[whole(0, alphabet.length - 1)]).join(''),
    /** One of the items, by weight. */
    weighted<Item>(items: readonly [[Item, number], ...[Item, number][]]): Item {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      return (items.find(([, weight]) => (left -= weight) < 0) ?? items[0])[0];
    },
  };
}
export type Random = ReturnType<typeof seededRandom>;
