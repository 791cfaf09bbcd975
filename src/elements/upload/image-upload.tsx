import { useTranslation } from 'react-i18next';
import { imageLimit, videoLimit } from '@/config/limits';
import { WaterMark } from '@/enums';
import { limitKbOf } from './upload-kinds';
import { Uploader, type Crop, type UploadField } from './uploader';

interface PictureOptions {
  /** What a file may weigh. */
  limitKb?: number;
  /** Which mark the server draws into pictures; none when missing. */
  waterMark?: WaterMark;
  /** Pictures are cut to this shape before they leave. */
  crop?: Crop;
}

interface ImageUploadProps extends UploadField {
  options?: PictureOptions & {
    /** Pictures in all; one when missing. */
    limit?: number;
  };
}

const single = 1;

/** Pictures of a form: one, unless it says otherwise. */
export function ImageUpload({ options = {}, ...field }: ImageUploadProps) {
  const { t } = useTranslation();
  const { limit = single, limitKb = limitKbOf.image, waterMark = WaterMark.none, crop } = options;
  return (
    <Uploader
      field={field}
      plan={{ kind: 'image', limit, videoLimit: 0, limitKb, waterMark, cropped: Boolean(crop) }}
      addText={t('elements.upload.addImage')}
      crop={crop}
    />
  );
}

interface MediaUploadProps extends UploadField {
  options?: PictureOptions & {
    limit?: number;
    /** Videos among the files; `limit` and this together are the total. */
    videoLimit?: number;
  };
}

/** Pictures and videos of a form. */
export function MediaUpload({ options = {}, ...field }: MediaUploadProps) {
  const { t } = useTranslation();
  const { limitKb = limitKbOf.media, waterMark = WaterMark.none, crop } = options;
  const { limit = imageLimit, videoLimit: videos = videoLimit } = options;
  const plan = { limit: limit + videos, videoLimit: videos, limitKb, waterMark };
  return (
    <Uploader
      field={field}
      plan={{ kind: 'media', ...plan, cropped: Boolean(crop) }}
      addText={t('elements.upload.add')}
      crop={crop}
    />
  );
}
