import { vi } from 'vitest';

export interface Drawn {
  text: string;
  x: number;
  y: number;
  align: CanvasTextAlign;
}

/** Gives canvases a context that remembers the texts; a digit 1 is narrower than the others, and Chinese is twice as wide. */
export function fakeCanvas() {
  const drawn: Drawn[] = [];
  const context = {
    font: '',
    fillStyle: '',
    textAlign: 'left' as CanvasTextAlign,
    textBaseline: 'middle',
    measureText: (text: string) => ({
      width: Array.from(text).reduce(
        (sum, one) => sum + (one === '1' ? 7 : one > '\u2e80' ? 18 : 10),
        0,
      ),
    }),
    fillText: (text: string, x: number, y: number) =>
      drawn.push({ text, x, y, align: context.textAlign }),
    fillRect: () => undefined,
    scale: () => drawn.splice(0),
  };
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  );
  return drawn;
}
