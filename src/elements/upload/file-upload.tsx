import { WaterMark } from '@/enums';
import { useTranslation } from '@/i18n';
import type { FileKind } from '@/schema/field';
import { limitKbOf } from './upload-kinds';
import { Uploader, type UploadField } from './uploader';

export const attachmentLimit = 1;

interface FileUploadProps extends UploadField {
  options?: {
    /** Number of files; one when missing. */
    limit?: number;
    /** Size limit of a file. */
    limitKb?: number;
  };
}

const addTexts: Record<FileKind, string> = {
  attachment: 'elements.upload.add',
  video: 'elements.upload.addVideo',
  audio: 'elements.upload.addAudio',
  file: 'elements.upload.addFile',
  zip: 'elements.upload.addFile',
};

/** Uploads files of one kind: any, or videos (.mp4), audio (.mp3), archives (.zip, .rar). */
export function FileUpload({ kind, options = {}, ...field }: FileUploadProps & { kind: FileKind }) {
  const { t } = useTranslation();
  const { limit = attachmentLimit, limitKb = limitKbOf[kind] } = options;
  const count = { limit, videoLimit: limit, limitKb };
  return (
    <Uploader
      field={field}
      plan={{ kind, ...count, waterMark: WaterMark.none, cropped: false }}
      addText={t(addTexts[kind])}
    />
  );
}

export const AttachmentUpload = (props: FileUploadProps) => (
  <FileUpload kind="attachment" {...props} />
);
export const VideoUpload = (props: FileUploadProps) => <FileUpload kind="video" {...props} />;
export const AudioUpload = (props: FileUploadProps) => <FileUpload kind="audio" {...props} />;
