import { random } from './random';

const hues = [205, 160, 28, 262, 340, 190, 48];

/** A plain picture with a few characters on it, as a data URL: the mock has no host for pictures. */
export function picture(text: string, seed = text.length, width = 400, height = 300): string {
  const next = random(seed);
  const hue = hues[Math.floor(next() * hues.length)] ?? 205;
  const radius = Math.round(height * (0.2 + next() * 0.4));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 88%)"/>` +
    `<circle cx="${Math.round(width * next())}" cy="${Math.round(height * next())}" r="${radius}" fill="hsl(${hue} 45% 80%)"/>` +
    `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-size="${Math.round(height / 6)}" fill="hsl(${hue} 55% 28%)" font-family="sans-serif">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
