import { watermarkAngle, watermarkGapPx, watermarkPx } from '@/config/limits';

const linePx = 20;
const fontPx = 14;

/** One mark as a picture with room around it, sharp on any screen; null where nothing can be drawn. */
function tile(lines: string[], colour: string, font: string): { url: string; px: number } | null {
  const px = watermarkPx + watermarkGapPx;
  const canvas = document.createElement('canvas');
  canvas.width = px * devicePixelRatio;
  canvas.height = px * devicePixelRatio;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.translate(px / 2, px / 2);
  pen.rotate((watermarkAngle * Math.PI) / 180);
  pen.font = `${fontPx}px ${font}`;
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  lines.forEach((line, at) => {
    pen.fillText(line, 0, (at - (lines.length - 1) / 2) * linePx, watermarkPx);
  });
  return { url: canvas.toDataURL(), px };
}

/** Faint enough to read through, above every dialog, and never in the way of a click. */
const look = {
  position: 'fixed',
  inset: '0',
  zIndex: '2900',
  pointerEvents: 'none',
  opacity: '0.09',
  printColorAdjust: 'exact',
} satisfies Partial<CSSStyleDeclaration>;

/** An element that repeats the lines all over the window; through CSSOM, which a strict style policy allows. */
export function watermark(lines: string[]): HTMLElement {
  const element = document.createElement('div');
  element.ariaHidden = 'true';
  element.dataset.watermark = lines.join(' ');
  Object.assign(element.style, look);
  const { color, fontFamily } = getComputedStyle(document.body);
  const mark = tile(lines, color, fontFamily);
  if (mark) {
    element.style.backgroundImage = `url(${mark.url})`;
    element.style.backgroundSize = `${mark.px}px`;
  }
  return element;
}
