/** Red, green and blue, 0 to 255. */
type Rgb = [red: number, green: number, blue: number];

const white = '#ffffff';
const black = '#000000';
/** The contrast that text needs against its background (WCAG AA). */
const minContrast = 4.5;
/** The contrast that a control, such as a selected check box, needs with the surface around it. */
const minControlContrast = 3;

const parse = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
};
const write = (rgb: number[]) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours given as `#rrggbb`; a `share` of 1 gives the other colour. */
export function mix(hex: string, other: string, share: number): string {
  const to = parse(other);
  return write(parse(hex).map((part, index) => part + ((to[index] ?? 0) - part) * share));
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The WCAG contrast of two colours: 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Nine lighter shades; each step goes a tenth of the way to white. */
export const shades = (hex: string): string[] =>
  Array.from({ length: 9 }, (_, index) => mix(hex, white, (index + 1) / 10));

/** The colour, mixed with another in steps of one hundredth until it has enough contrast with `background`. */
function readableColour(hex: string, background: string, towards: string, enough = minContrast) {
  for (let step = 0; step < 100; step += 1) {
    const tone = mix(hex, towards, step / 100);
    if (contrast(tone, background) >= enough) return tone;
  }
  return towards;
}

/** The surfaces of `theme.css` on which text in the theme colour has the least contrast. */
const lightSurface = '#f3f4f6';
const darkSurface = '#26282e';
/** The share of the theme colour in the background of a selected item. */
const lightTint = 0.1;
const darkTint = 0.2;

interface Tones {
  /** On light surfaces: background of white text, borders and marks of controls, links. */
  solid: string;
  /** The same background while the pointer is over it. */
  solidHover: string;
  /** On dark surfaces: background of white text, borders and marks of controls. */
  solidDark: string;
  solidDarkHover: string;
  /** Text on dark surfaces. */
  textDark: string;
}

/** The share of black in a background while the pointer is over it. */
const hoverShade = 0.15;

/** The variants of a theme colour that have enough contrast with text, or as text. */
export function themeTones(hex: string): Tones {
  const lightest = [lightSurface, mix(white, hex, lightTint)];
  const darkest = [darkSurface, mix(darkSurface, hex, darkTint)];
  const solid = lightest.reduce((tone, surface) => readableColour(tone, surface, black), hex);
  const underWhite = readableColour(hex, white, black);
  const solidDark = readableColour(underWhite, darkSurface, white, minControlContrast);
  return {
    solid,
    solidHover: mix(solid, black, hoverShade),
    solidDark,
    solidDarkHover: mix(solidDark, black, hoverShade),
    textDark: darkest.reduce((tone, surface) => readableColour(tone, surface, white), hex),
  };
}
