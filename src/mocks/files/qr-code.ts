import { random, seedOf } from '@/mocks/seed/draw';

/** The sides of the code and of its three corner marks, in cells. */
const cells = 25;
const finder = 7;

/** Returns whether a cell of a corner mark is dark, or null for a cell outside the corner marks. */
function inFinder(x: number, y: number): boolean | null {
  const last = cells - finder;
  const corner = [
    [0, 0],
    [last, 0],
    [0, last],
  ].find(([left = 0, top = 0]) => x >= left && x < left + finder && y >= top && y < top + finder);
  if (!corner) return null;
  const [left = 0, top = 0] = corner;
  const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
  return ring !== 2;
}

/** Returns a picture that looks like a QR code but cannot be scanned; equal texts get equal pictures. */
export function qrCodeImage(text: string): string {
  const next = random(seedOf(text));
  let path = '';
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const drawn = next() < 0.5;
      if (inFinder(x, y) ?? drawn) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-2 -2 ${cells + 4} ${cells + 4}">` +
    `<path fill="white" d="M-2-2h${cells + 4}v${cells + 4}h-${cells + 4}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
