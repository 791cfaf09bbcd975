/** Red, green and blue, 0 to 255. */
type Rgb = [red: number, green: number, blue: number];

const white = '#ffffff';
const black = '#000000';
/** What words need against their background to be read (WCAG AA). */
const readable = 4.5;

const parse = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
};
const write = (rgb: number[]) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of 1 gives the other colour. Colours are `#rrggbb`. */
export function mix(hex: string, other: string, share: number): string {
  const to = parse(other);
  return write(parse(hex).map((part, at) => part + ((to[at] ?? 0) - part) * share));
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Nine lighter shades, in steps of a tenth of the way to white. */
export const shades = (hex: string): string[] =>
  Array.from({ length: 9 }, (_, at) => mix(hex, white, (at + 1) / 10));

/** The colour, moved towards another in hundredths only as far as it must be to be read on `background`. */
function readableOn(hex: string, background: string, towards: string): string {
  for (let step = 0; step < 100; step += 1) {
    const tone = mix(hex, towards, step / 100);
    if (contrast(tone, background) >= readable) return tone;
  }
  return towards;
}

/** Surfaces of `theme.css` on which words of the theme colour are hardest to read. */
const lightSurface = '#f3f4f6';
const darkSurface = '#26282e';
/** How much of the theme colour lies under what is chosen. */
const lightTint = 0.1;
const darkTint = 0.2;

export interface Tones {
  /** Under white words. */
  solid: string;
  /** The same under the pointer. */
  solidHover: string;
  /** Words on light surfaces. */
  words: string;
  /** Words on dark surfaces. */
  wordsDark: string;
}

/** What a theme colour becomes where words meet it. */
export function themeTones(hex: string): Tones {
  const solid = readableOn(hex, white, black);
  const lightest = [lightSurface, mix(white, hex, lightTint)];
  const darkest = [darkSurface, mix(darkSurface, hex, darkTint)];
  return {
    solid,
    solidHover: mix(solid, black, 0.15),
    words: lightest.reduce((tone, surface) => readableOn(tone, surface, black), hex),
    wordsDark: darkest.reduce((tone, surface) => readableOn(tone, surface, white), hex),
  };
}
