import type { FieldProps } from '@/elements/control/control-props';
import { ImageUpload, MediaUpload } from '@/elements/upload/image-upload';
import { useFiles } from '@/values/file/use-files';

/** Uploaded pictures, and videos where the field accepts them. */
export function ImageField(props: FieldProps) {
  const { max: limit, limitKb, aspect, videos } = props.field;
  const files = useFiles(props);
  if (videos !== undefined)
    return <MediaUpload {...files} options={{ limit, limitKb, videoLimit: videos }} />;
  const crop = aspect ? { aspect } : undefined;
  return <ImageUpload {...files} options={{ limit, limitKb, crop }} />;
}
