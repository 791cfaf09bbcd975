import { t } from '@/i18n';
import { extensionOf } from '@/lib/file/file-type';
import { formatBytes } from '@/lib/number';
import { notify } from '@/ui/feedback/notify';

/** The part of a picture to keep, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const jpeg = 'image/jpeg';
const bytesPerKb = 1024;
const jpegQuality = 0.92;
/** A photo of less quality is better than one with fewer pixels. */
const lowerQualities = [0.85, 0.75];
/** The size of a file does not follow its number of pixels exactly. */
const margin = 0.95;
const minSidePx = 16;

const isJpeg = ({ name }: File) => /^jpe?g$/.test(extensionOf(name));

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

/** Draws a part of a picture. A jpg has no transparency, which would turn black. */
function draw(picture: CanvasImageSource, area: CropArea, scale: number, type: string) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (context && type === jpeg) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { x, y, width, height } = area;
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes with less and less quality until the limit is met; png has only one. */
async function encode(canvas: HTMLCanvasElement, type: string, limit: number) {
  let blob = await toBlob(canvas, type, jpegQuality);
  for (const quality of type === jpeg ? lowerQualities : []) {
    if (!blob || blob.size <= limit) break;
    blob = await toBlob(canvas, type, quality);
  }
  return blob;
}

/** Encodes a part of a picture within a limit, with fewer pixels where less quality is not enough. */
async function encodeWithin(
  picture: CanvasImageSource,
  area: CropArea,
  type: string,
  limit: number,
) {
  let blob = await encode(draw(picture, area, 1, type), type, limit);
  let scale = 1;
  while (blob && blob.size > limit && scale * Math.min(area.width, area.height) > minSidePx) {
    scale *= Math.sqrt(limit / blob.size) * margin;
    blob = await encode(draw(picture, area, scale, type), type, limit);
  }
  return blob;
}

/**
 * Returns the part, or the whole, as a new jpg or png file of at most `limitKb`, or null when the browser cannot decode
 * the picture. Shows a message when the file was larger.
 */
export async function toPicture(
  file: File,
  type: 'image/jpeg' | 'image/png',
  limitKb: number,
  area?: CropArea,
): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const part = area ?? { x: 0, y: 0, width, height };
    const blob = await encodeWithin(picture, part, type, limitKb * bytesPerKb);
    picture.close();
    const suffix = type === jpeg ? '.jpg' : '.png';
    const name = isJpeg(file) && type === jpeg ? file.name : file.name.replace(/\.\w+$/, suffix);
    if (blob && file.size > limitKb * bytesPerKb) {
      const [from, to] = [formatBytes(file.size), formatBytes(blob.size)];
      notify.info(t('elements.upload.reduced', { name, from, to }));
    }
    return blob && new File([blob], name, { type });
  } catch {
    // The header is that of a picture, but the content is damaged.
    return null;
  }
}

const typeOf = (file: File) => (isJpeg(file) ? jpeg : 'image/png');

/** Returns that part of a picture, a jpg as a jpg and others as png, or null when the browser cannot decode it. */
export const cropImage = (file: File, area: CropArea, limitKb: number) =>
  toPicture(file, typeOf(file), limitKb, area);

/** Returns a picture that is too large within the limit, or null when the browser cannot decode it. */
export const reducePicture = (file: File, limitKb: number) =>
  toPicture(file, typeOf(file), limitKb);
