import { WaterMark } from '@/enums';
import { useTranslation } from '@/i18n';
import { limitKbOf } from './upload-kinds';
import { Uploader, type Crop, type UploadField } from './uploader';

/** The newer image upload: the maximum number of files is the sum of both. */
export const imageLimit = 0;
export const videoLimit = 1;

interface PictureOptions {
  /** Size limit of a file. */
  limitKb?: number;
  /** Pictures are cropped to this shape before the upload. */
  crop?: Crop;
}

interface ImageUploadProps extends UploadField {
  options?: PictureOptions & {
    /** Number of pictures; one when missing. */
    limit?: number;
  };
}

const single = 1;

/** Uploads pictures, one by default. */
export function ImageUpload({ options = {}, ...field }: ImageUploadProps) {
  const { t } = useTranslation();
  const { limit = single, limitKb = limitKbOf.image, crop } = options;
  return (
    <Uploader
      field={field}
      plan={{
        kind: 'image',
        limit,
        videoLimit: 0,
        limitKb,
        waterMark: WaterMark.none,
        cropped: Boolean(crop),
      }}
      addText={t('elements.upload.addImage')}
      crop={crop}
    />
  );
}

interface MediaUploadProps extends UploadField {
  options?: PictureOptions & {
    limit?: number;
    /** Number of videos; the total is `limit` plus this. */
    videoLimit?: number;
  };
}

/** Uploads pictures and videos. */
export function MediaUpload({ options = {}, ...field }: MediaUploadProps) {
  const { t } = useTranslation();
  const { limitKb = limitKbOf.media, crop } = options;
  const { limit = imageLimit, videoLimit: videos = videoLimit } = options;
  const plan = { limit: limit + videos, videoLimit: videos, limitKb, waterMark: WaterMark.none };
  return (
    <Uploader
      field={field}
      plan={{ kind: 'media', ...plan, cropped: Boolean(crop) }}
      addText={t('elements.upload.add')}
      crop={crop}
    />
  );
}
