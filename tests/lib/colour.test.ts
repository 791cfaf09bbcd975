import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, mix, shades, themeTones } from '@/lib/colour';

const readable = 4.5;
const css = readFileSync('src/theme.css', 'utf8');

/** The custom properties of a block of the theme. */
function variables(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
const light = variables(':root');
const dark = new Map([...light, ...variables(":root[data-scheme='dark']")]);

/** The opaque colour of a value; a translucent black or white is mixed with the surface. */
function seen(value: string, surface: string): string {
  const veil = /^rgb\((\d+) \d+ \d+ \/ (\d+)%\)$/.exec(value);
  if (veil) return mix(surface, veil[1] === '0' ? '#000000' : '#ffffff', Number(veil[2]) / 100);
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : value;
}
const surfaces = ['--bg', '--bg-layout', '--bg-head', '--bg-hover'];
const words = ['--text', '--text-2', '--text-3', '--error', '--success', '--warning'];

test('mix mixes two colours by share', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#1890ff', '#ffffff', 0)).toBe('#1890ff');
  expect(mix('#1890ff', '#ffffff', 1)).toBe('#ffffff');
});

test('contrast is the same in either order of two colours', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1890ff', '#1890ff')).toBeCloseTo(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('shades returns the nine shades of the default colour', () => {
  expect(shades('#1890ff').join(' ')).toBe(
    '#2f9bff #46a6ff #5db1ff #74bcff #8cc8ff #a3d3ff #badeff #d1e9ff #e8f4ff',
  );
});

describe('with every theme colour', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

  test('white text on it and text in it are readable', () => {
    const failing = all.filter((colour) => {
      const { solid, solidHover, solidDark, solidDarkHover, textDark } = themeTones(colour);
      const pairs = [
        [solid, '#ffffff'],
        [solidHover, '#ffffff'],
        [solidDark, '#ffffff'],
        [solidDarkHover, '#ffffff'],
        [solid, '#f3f4f6'],
        [solid, mix(colour, '#ffffff', 0.9)],
        [textDark, '#101114'],
        [textDark, '#26282e'],
        [textDark, mix('#1a1b1f', colour, 0.18)],
      ] as const;
      return pairs.some(([one, other]) => contrast(one, other) < readable);
    });
    expect(failing).toEqual([]);
  });

  test('a selected control stands out from dark surfaces', () => {
    const pale = all.filter((colour) => contrast(themeTones(colour).solidDark, '#26282e') < 3);
    expect(pale).toEqual([]);
  });

  test('keeps a colour that is dark enough for white text', () => {
    expect(themeTones('#722ed1').solid).toBe('#722ed1');
  });
});

describe('the theme', () => {
  test('has the values derived from its colour', () => {
    const { solid, solidHover, solidDark, solidDarkHover, textDark } = themeTones('#1890ff');
    for (const [name, tone] of [
      ['--theme-solid', solid],
      ['--theme-solid-hover', solidHover],
      ['--theme-solid-dark', solidDark],
      ['--theme-solid-dark-hover', solidDarkHover],
      ['--theme-text-dark', textDark],
    ]) {
      expect(css).toContain(`var(${name}, ${tone})`);
    }
  });

  test.each([
    ['light', light],
    ['dark', dark],
  ])('has only readable text on its surfaces when %s', (_, theme) => {
    const failing = surfaces.flatMap((surface) =>
      words
        .filter((word) => {
          const ground = seen(theme.get(surface) ?? '', '');
          return contrast(seen(theme.get(word) ?? '', ground), ground) < readable;
        })
        .map((word) => `${word} on ${surface}`),
    );
    expect(failing).toEqual([]);
  });
});
