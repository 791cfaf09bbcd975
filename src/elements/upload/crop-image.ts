import { extensionOf } from '@/lib/file/file-type';

/** The part of a picture to keep, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const jpegQuality = 0.92;

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, jpegQuality));

/** Returns that part as a new jpg or png file, or null when the browser cannot decode the picture. */
export async function cropImage(file: File, area: CropArea): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(area.width);
    canvas.height = Math.round(area.height);
    canvas.getContext('2d')?.drawImage(picture, -Math.round(area.x), -Math.round(area.y));
    picture.close();
    const isJpeg = /^jpe?g$/.test(extensionOf(file.name));
    const type = isJpeg ? 'image/jpeg' : 'image/png';
    const blob = await toBlob(canvas, type);
    const name = isJpeg ? file.name : file.name.replace(/\.\w+$/, '.png');
    return blob && new File([blob], name, { type });
  } catch {
    // The header is that of a picture, but the content is damaged.
    return null;
  }
}
