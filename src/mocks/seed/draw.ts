import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';

/** Creates a random generator (Mulberry32) of numbers in [0, 1) that are the same on every run. */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number to seed the generator with, which is always the same for the same text. */
export const seedOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** Splits a text into words to pick from. */
export const words = (text: string): readonly string[] => text.split(' ');

const twoHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Formats a 32-bit number as hexadecimal text; `toString(16)` is many times slower for numbers above 2³¹. */
const eightHex = (bits: number) =>
  `${twoHex[bits >>> 24]}${twoHex[(bits >>> 16) & 255]}${twoHex[(bits >>> 8) & 255]}${twoHex[bits & 255]}`;

/** Returns random functions for seeds. All of them use the same generator, so that the order of the calls matters. */
export function seededRandom(seed: number) {
  const next = random(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const whole32 = () => whole(0, 0xffffffff);
  function pick<Item>(items: readonly Item[]): Item {
    const index = whole(0, items.length - 1);
    if (!(index in items)) throw new Error('There is nothing to pick from');
    // The cast is safe, because the index exists; `!` would not allow items that are null.
    return items[index] as Item;
  }
  return {
    next,
    whole,
    pick,
    chance: (share: number) => next() < share,
    digits: (count: number) => String(whole(0, 10 ** count - 1)).padStart(count, '0'),
    /** Returns a concurrency stamp of 32 hexadecimal digits. */
    stamp: () =>
      eightHex(whole32()) + eightHex(whole32()) + eightHex(whole32()) + eightHex(whole32()),
    letters(alphabet: string, count: number) {
      let text = '';
      for (let drawn = 0; drawn < count; drawn += 1)
        text += alphabet[whole(0, alphabet.length - 1)];
      return text;
    },
    /** Picks one of the items; those with a higher weight are picked more often. */
    weighted<Item>(...items: [[Item, number], ...[Item, number][]]): Item {
      let sum = 0;
      for (const [, weight] of items) sum += weight;
      let left = next() * sum;
      for (const [item, weight] of items) if ((left -= weight) < 0) return item;
      return items[0][0];
    },
  };
}
export type Random = ReturnType<typeof seededRandom>;

/** Creates a seed once, with its own generator, so that it does not depend on the order in which seeds are created. */
export const seeded = <Value>(seed: number, make: (draw: Random) => Promise<Value>) =>
  lazy(() => make(seededRandom(seed)));

/** Returns an id of nineteen digits, like the snowflake ids of the server; a JavaScript number cannot hold it exactly. */
export const seedId = (kind: string, number: number) =>
  `1384${kind}${String(number).padStart(15 - kind.length, '0')}`;

/** Returns a function that adds ids to the rows of a list, counted from one. */
export const withId =
  (kind: string) =>
  <Row>(row: Row, index: number) => ({ id: seedId(kind, index + 1), ...row });

/** Returns a time during the day, between `from` and `to` days ago. */
export const drawPast = (draw: Random, from: number, to: number) =>
  wallText(seedDay - draw.whole(from, to) * dayMs + draw.whole(30_000, 64_000) * 1000);

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
const givenNames = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华建国文斌玉兰志海峰雪梅鹏飞晨宇';
const mobilePrefixes = words(
  '130 131 133 135 136 137 138 139 150 151 152 158 159 166 177 180 186 187 188 189 199',
);
const roads = words('解放路 人民路 物流大道 工业北路 通达路 蒙山大道 金源路 开阳路');

export const drawPerson = (draw: Random) =>
  draw.letters(surnames, 1) + draw.letters(givenNames, draw.whole(1, 2));

/** Returns a mobile number of eleven digits with a prefix that exists. */
export const drawMobile = (draw: Random) => draw.pick(mobilePrefixes) + draw.digits(8);

export const drawStreet = (draw: Random) => `${draw.pick(roads)}${draw.whole(1, 399)}号`;

const hues = [205, 160, 28, 262, 340, 190, 48];

/** Returns a simple picture with a few characters on it. It is a data URL, because the mock has no host for pictures. */
export function picture(text: string, seed = text.length, width = 400, height = 300): string {
  const next = random(seed);
  const hue = hues[Math.floor(next() * hues.length)] ?? 205;
  // The words of a narrow picture are smaller, so that they stay within it.
  const fontPx = Math.round(Math.min(height / 6, width / (text.length + 1)));
  const radius = Math.round(height * (0.2 + next() * 0.4));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 88%)"/>` +
    `<circle cx="${Math.round(width * next())}" cy="${Math.round(height * next())}" r="${radius}" fill="hsl(${hue} 45% 80%)"/>` +
    `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-size="${fontPx}" fill="hsl(${hue} 55% 28%)" font-family="sans-serif">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
