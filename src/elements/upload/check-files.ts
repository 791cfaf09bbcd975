import { t } from '@/i18n';
import { hasContentOf } from '@/lib/file/file-content';
import { extensionOf } from '@/lib/file/file-type';
import { imagePixels } from '@/lib/file/image-pixels';
import type { UploadKind } from '@/schema/field';
import {
  becomesJpeg,
  extensionsOf,
  isPhoto,
  isPicture,
  isVideo,
  photoTypes,
  typesText,
} from './upload-kinds';

/** The maximum number of pixels: browsers cannot reliably decode larger images. */
const maxImagePixels = 100_000_000;
/** The number of bytes that are read to detect the type of a file: the size of a photo is stored after its camera data. */
const sniffedBytes = 262_144;

/** Which files an upload accepts, and how many. */
export interface UploadLimits {
  kind: UploadKind;
  /** Number of files, including those already uploaded. */
  limit: number;
  /** Number of videos among them. */
  videoLimit: number;
  limitKb: number;
}

const bytesPerKb = 1024;

export const tooLarge = (file: File, limitKb: number) => file.size > limitKb * bytesPerKb;
export const tooLargeText = (file: File, kb: number) =>
  t('elements.upload.tooLarge', { name: file.name, kb });

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  } catch {
    // A dropped folder, or a file that has been deleted meanwhile.
    return null;
  }
}

interface CheckedFile {
  file: File;
  /** Why it cannot be uploaded; '' when it can. */
  message: string;
}

/** A picture under the extension of its content: browsers and phones save a webp as .jpg. Other files stay as they are. */
function withOwnExtension(file: File, head: Uint8Array): File {
  const extension = extensionOf(file.name);
  if (!isPhoto(extension) || hasContentOf(extension, head)) return file;
  const own = Object.entries(photoTypes).find(([one]) => hasContentOf(one, head));
  return own ? new File([file], file.name.replace(/\.\w+$/, `.${own[0]}`), { type: own[1] }) : file;
}

/** Checks type, content and pixels. The extension and the content must match. */
async function checkContent(chosen: File, kind: UploadKind): Promise<CheckedFile> {
  const { name } = chosen;
  const refuse = (key: string, values = {}) => ({
    file: chosen,
    message: t(`elements.upload.${key}`, { name, ...values }),
  });
  const takes = (extension: string) =>
    extensionsOf[kind].includes(extension) || becomesJpeg(extension, kind);
  if (!takes(extensionOf(name))) return refuse('wrongType', { types: typesText(kind) });
  if (chosen.size === 0) return refuse('empty');
  const head = await headOf(chosen);
  if (!head) return refuse('unreadable');
  const file = withOwnExtension(chosen, head);
  const extension = extensionOf(file.name);
  if (!takes(extension) || !hasContentOf(extension, head)) return refuse('wrongContent');
  const pixels = isPicture(extension) || becomesJpeg(extension, kind) ? imagePixels(head) : 0;
  return pixels > maxImagePixels ? refuse('tooManyPixels') : { file, message: '' };
}

/** The photo as a jpg; null when the browser cannot decode it. Of a jfif only the name differs. */
async function toJpeg(file: File, limitKb: number): Promise<File | null> {
  if (extensionOf(file.name) === 'jfif')
    return new File([file], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  const { toPicture } = await import('./crop-image');
  return toPicture(file, 'image/jpeg', limitKb);
}

/** Reduces a picture to the limit. Animations and scanned documents stay as they are, because they would lose content. */
async function withinSize(file: File, { kind, limitKb }: SizeLimits): Promise<File> {
  const extension = extensionOf(file.name);
  const isReducible = isPicture(extension) && extension !== 'gif' && kind !== 'attachment';
  if (!isReducible || !tooLarge(file, limitKb)) return file;
  const { reducePicture } = await import('./crop-image');
  return (await reducePicture(file, limitKb)) ?? file;
}

type SizeLimits = Pick<UploadLimits, 'kind' | 'limitKb'>;

/** The file as it is uploaded, or why it cannot be. The size of a picture that is cropped first is not checked. */
export async function checkFile(
  chosen: File,
  limits: SizeLimits,
  cropped = false,
): Promise<CheckedFile> {
  const { kind, limitKb } = limits;
  const { file, message } = await checkContent(chosen, kind);
  if (message) return { file, message };
  const taken = becomesJpeg(extensionOf(file.name), kind) ? await toJpeg(file, limitKb) : file;
  if (!taken) return { file, message: t('elements.upload.wrongContent', { name: file.name }) };
  if (cropped && isPicture(extensionOf(taken.name))) return { file: taken, message: '' };
  const fitting = await withinSize(taken, limits);
  const isTooLarge = tooLarge(fitting, limitKb);
  return { file: fitting, message: isTooLarge ? tooLargeText(fitting, limitKb) : '' };
}

interface CheckedFiles {
  accepted: File[];
  /** Messages about the rejected files, each once. */
  messages: string[];
}

const isVideoName = (name: string) => isVideo(extensionOf(name));
/** Videos have a limit of their own, except among attachments, where they are like other files. */
const countsVideos = ({ kind }: UploadLimits) => kind === 'media' || kind === 'video';

/** Splits files into those that fit next to the ones already there (by name), and messages about the others. */
export function withinLimits(files: File[], existing: string[], plan: UploadLimits): CheckedFiles {
  const { limit, videoLimit } = plan;
  let remaining = limit - existing.length;
  let remainingVideos = videoLimit - existing.filter(isVideoName).length;
  const messages = new Set<string>();
  const accepted = files.filter(({ name }) => {
    const video = isVideoName(name);
    if (video && countsVideos(plan) && remainingVideos <= 0) {
      messages.add(t('elements.upload.tooManyVideos', { count: videoLimit }));
      return false;
    }
    if (remaining <= 0) {
      messages.add(t('elements.upload.tooMany', { count: limit }));
      return false;
    }
    remaining -= 1;
    if (video) remainingVideos -= 1;
    return true;
  });
  return { accepted, messages: [...messages] };
}

/** Splits files by type, content and size. The size of pictures that are cropped first is not checked. */
export async function validFiles(
  files: File[],
  plan: UploadLimits,
  cropped: boolean,
): Promise<CheckedFiles> {
  const checked = await Promise.all(files.map((file) => checkFile(file, plan, cropped)));
  return {
    accepted: checked.filter(({ message }) => !message).map(({ file }) => file),
    messages: [...new Set(checked.map(({ message }) => message).filter(Boolean))],
  };
}
