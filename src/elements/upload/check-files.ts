import type { UploadKind } from '@/schema/field';
import { maxImagePixels, sniffedBytes } from '@/config/limits';
import { t } from '@/i18n';
import { hasContentOf } from '@/lib/file/file-content';
import { extensionOf } from '@/lib/file/file-type';
import { imagePixels } from '@/lib/file/image-pixels';
import { becomesJpeg, extensionsOf, isPicture, isVideo, typesText } from './upload-kinds';

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

/** Returns why a file cannot be uploaded, or '' when it can. The extension and the content must match. */
async function fileError(file: File, kind: UploadKind): Promise<string> {
  const { name } = file;
  const extension = extensionOf(name);
  if (!extensionsOf[kind].includes(extension) && !becomesJpeg(extension, kind)) {
    return t('elements.upload.wrongType', { name, types: typesText(kind) });
  }
  if (file.size === 0) return t('elements.upload.empty', { name });
  const head = await headOf(file);
  if (!head) return t('elements.upload.unreadable', { name });
  if (!hasContentOf(extension, head)) return t('elements.upload.wrongContent', { name });
  const isPhoto = isPicture(extension) || becomesJpeg(extension, kind);
  const pixels = isPhoto ? imagePixels(head) : 0;
  return pixels > maxImagePixels ? t('elements.upload.tooManyPixels', { name }) : '';
}

/** The photo as a jpg; null when the browser cannot decode it. Of a jfif only the name differs. */
async function toJpeg(file: File, limitKb: number): Promise<File | null> {
  if (extensionOf(file.name) === 'jfif')
    return new File([file], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  const { toPicture } = await import('./crop-image');
  return toPicture(file, 'image/jpeg', limitKb);
}

/** The file as it is uploaded, or why it cannot be. The size of a picture that is cropped first is not checked. */
export async function checkFile(
  file: File,
  { kind, limitKb }: Pick<UploadLimits, 'kind' | 'limitKb'>,
  cropped = false,
): Promise<{ file: File; message: string }> {
  const message = await fileError(file, kind);
  if (message) return { file, message };
  const taken = becomesJpeg(extensionOf(file.name), kind) ? await toJpeg(file, limitKb) : file;
  if (!taken) return { file, message: t('elements.upload.wrongContent', { name: file.name }) };
  const isCropped = cropped && isPicture(extensionOf(taken.name));
  const isTooLarge = !isCropped && tooLarge(taken, limitKb);
  return { file: taken, message: isTooLarge ? tooLargeText(taken, limitKb) : '' };
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
