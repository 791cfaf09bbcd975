/** The watermark: width, angle in degrees, and gap. */
export const watermarkPx = 160;
export const watermarkAngle = 35;
const watermarkGapPx = 100;

const linePx = 20;
const fontPx = 14;

/** One watermark as an image with a margin, in the resolution of the screen; null without canvas support. */
function tile(lines: string[], colour: string, font: string): { url: string; px: number } | null {
  const px = watermarkPx + watermarkGapPx;
  const canvas = document.createElement('canvas');
  canvas.width = px * devicePixelRatio;
  canvas.height = px * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.translate(px / 2, px / 2);
  context.rotate((watermarkAngle * Math.PI) / 180);
  context.font = `${fontPx}px ${font}`;
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.fillText(line, 0, (index - (lines.length - 1) / 2) * linePx, watermarkPx);
  });
  return { url: canvas.toDataURL(), px };
}

/** Faint, above every dialog, and transparent for the pointer. */
const style = {
  position: 'fixed',
  inset: '0',
  zIndex: '2900',
  pointerEvents: 'none',
  opacity: '0.045',
  printColorAdjust: 'exact',
} satisfies Partial<CSSStyleDeclaration>;

/** An element that covers the window with the lines. It sets styles through CSSOM, which a strict policy allows. */
export function createWatermark(lines: string[]): HTMLElement {
  const element = document.createElement('div');
  element.ariaHidden = 'true';
  element.dataset.watermark = lines.join(' ');
  Object.assign(element.style, style);
  const { color, fontFamily } = getComputedStyle(document.body);
  const mark = tile(lines, color, fontFamily);
  if (mark) {
    element.style.backgroundImage = `url(${mark.url})`;
    element.style.backgroundSize = `${mark.px}px`;
  }
  return element;
}
