import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFile } from '@/elements/upload/check-files';
import { cropImage } from '@/elements/upload/crop-image';
import { acceptOf } from '@/elements/upload/upload-kinds';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';
import { fileOf } from './sample';

const picture = { width: 4000, height: 3000, close: () => undefined };
const decode = vi.fn<() => Promise<typeof picture>>();
/** The encoded pictures: width and height in px, type and quality. */
const encoded: [width: number, height: number, type: string, quality?: number][] = [];

/** Encodes as a browser does: the file has a byte for ten pixels, and fewer at a lower quality. */
function encode(this: HTMLCanvasElement, done: BlobCallback, type = '', quality = 1) {
  encoded.push([this.width, this.height, type, quality]);
  done(new Blob([new Uint8Array((this.width * this.height * quality) / 10)], { type }));
}

beforeAll(() => startTexts('company'));
beforeEach(() => {
  encoded.length = 0;
  drainNotices();
  vi.stubGlobal('createImageBitmap', decode.mockReset().mockResolvedValue(picture));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(encode);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const whole = { x: 0, y: 0, width: 4000, height: 3000 };
const kb = (bytes: number) => bytes / 1024;

describe('a cropped picture above the limit', () => {
  test('keeps all its pixels when a lower quality is enough', async () => {
    const cropped = await cropImage(fileOf('jpg', '门头.jpeg'), whole, kb(1_000_000));
    expect(cropped?.name).toBe('门头.jpeg');
    expect(cropped?.size).toBeLessThanOrEqual(1_000_000);
    expect(encoded.at(-1)).toEqual([4000, 3000, 'image/jpeg', 0.75]);
  });

  test('shows its size before and after, and nothing when it was small enough', async () => {
    await cropImage(fileOf('jpg', '小.jpg'), { ...whole, width: 100, height: 100 }, 300);
    expect(drainNotices()).toEqual([]);
    await cropImage(fileOf('jpg', '门头.jpg', 3_000_000), whole, 300);
    expect(drainNotices()).toMatchObject([
      { text: expect.stringMatching(/^“门头.jpg”超过大小限制，已从 2.9 MB 缩小到 [\d.]+ KB$/) },
    ]);
  });

  test('loses pixels when a lower quality is not enough, and keeps its aspect ratio', async () => {
    const cropped = await cropImage(fileOf('jpg', '门头.jpg'), whole, 300);
    expect(cropped?.size).toBeLessThanOrEqual(300 * 1024);
    const [width = 0, height = 0] = encoded.at(-1) ?? [];
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(width).toBeGreaterThan(1_500);
  });

  test('stays a png when it was a png', async () => {
    const cropped = await cropImage(fileOf('png', '门头.png'), whole, 300);
    expect(cropped?.type).toBe('image/png');
    expect(cropped?.size).toBeLessThanOrEqual(300 * 1024);
  });

  test('is encoded once when it is within the limit', async () => {
    await cropImage(fileOf('jpg', '门头.jpg'), { ...whole, width: 100, height: 100 }, 300);
    expect(encoded).toEqual([[100, 100, 'image/jpeg', 0.92]]);
  });
});

describe('a picture above the limit that is not cropped', () => {
  const large = (name: string, kind: 'jpg' | 'png' | 'gif') =>
    new File([fileOf(kind, name), new Uint8Array(2_000_000)], name);
  const limits = { kind: 'image', limitKb: 300 } as const;

  test.each(['jpg', 'png'] as const)('is reduced when it is a %s, and says so', async (kind) => {
    const { file, message } = await checkFile(large(`门头.${kind}`, kind), limits);
    expect(message).toBe('');
    expect(file.name).toBe(`门头.${kind}`);
    expect(file.size).toBeLessThanOrEqual(300 * 1024);
    const [notice] = drainNotices();
    expect(notice).toMatchObject({
      text: expect.stringMatching(
        new RegExp(`^“门头.${kind}”超过大小限制，已从 1.9 MB 缩小到 [\\d.]+ KB$`),
      ),
    });
  });

  test('is refused when it is a gif or an attachment', async () => {
    const animation = await checkFile(large('动图.gif', 'gif'), limits);
    expect(animation.message).toBe('“动图.gif”超过大小限制：限制 300 KB');
    const scan = await checkFile(large('执照.jpg', 'jpg'), { ...limits, kind: 'attachment' });
    expect(scan.message).toBe('“执照.jpg”超过大小限制：限制 300 KB');
    expect(drainNotices()).toEqual([]);
  });
});

describe('a picture whose name has another type', () => {
  test.each([
    ['webp', '车队.jpg', '车队.jpg', 'image/jpeg'],
    ['png', '车队.jpeg', '车队.png', 'image/png'],
    ['jpg', '车队.webp', '车队.jpg', 'image/jpeg'],
  ] as const)('is accepted by its content: a %s as %s', async (content, name, taken, type) => {
    const { file, message } = await checkFile(fileOf(content, name), {
      kind: 'image',
      limitKb: 5_120,
    });
    expect([message, file.name, file.type]).toEqual(['', taken, type]);
  });

  test('is refused when it is not a picture', async () => {
    const { message } = await checkFile(fileOf('pdf', '合同.jpg'), { kind: 'image', limitKb: 300 });
    expect(message).toContain('合同.jpg');
  });
});

describe('a photo of a type that the server does not accept', () => {
  const image = { kind: 'image', limitKb: 5_120 } as const;

  test('can be chosen', () => {
    expect(acceptOf('image')).toContain('.jfif,.webp');
    expect(acceptOf('file')).not.toContain('.webp');
  });

  test('becomes a jpg within the limit when it is a webp', async () => {
    const { file, message } = await checkFile(fileOf('webp', '车队.webp'), {
      ...image,
      limitKb: 300,
    });
    expect(message).toBe('');
    expect([file.name, file.type]).toEqual(['车队.jpg', 'image/jpeg']);
    expect(file.size).toBeLessThanOrEqual(300 * 1024);
  });

  test('keeps its content and gets another name when it is a jfif', async () => {
    const photo = fileOf('jpg', '车队.JFIF');
    const { file } = await checkFile(photo, image);
    expect([file.name, file.type, file.size]).toEqual(['车队.jpg', 'image/jpeg', photo.size]);
    expect(decode).not.toHaveBeenCalled();
  });

  test('is refused when it cannot be decoded, or is something else', async () => {
    decode.mockRejectedValue(new Error('damaged'));
    expect((await checkFile(fileOf('webp', '坏.webp'), image)).message).toContain('坏.webp');
    expect((await checkFile(fileOf('pdf', '合同.webp'), image)).message).toContain('合同.webp');
  });

  test.each([
    ['VP8X', 24, [0xff, 0x3f, 0, 0xff, 0x3f, 0]],
    ['VP8L', 21, [0xff, 0xff, 0xff, 0x0f]],
    ['VP8 ', 26, [0xff, 0x3f, 0xff, 0x3f]],
  ])(
    'is refused before it is decoded when it has too many pixels (%s)',
    async (part, at, sides) => {
      const bytes = new Uint8Array(64);
      bytes.set(new Uint8Array(await fileOf('webp', 'a.webp').arrayBuffer()).subarray(0, 12));
      bytes.set(new TextEncoder().encode(part), 12);
      bytes.set(sides, at);
      const { message } = await checkFile(new File([bytes], '大.webp'), image);
      expect(message).toContain('大.webp');
      expect(decode).not.toHaveBeenCalled();
    },
  );

  test('stays a webp where the server accepts it', async () => {
    const photo = fileOf('webp', '车队.webp');
    expect((await checkFile(photo, { kind: 'attachment', limitKb: 300 })).file).toBe(photo);
  });
});
