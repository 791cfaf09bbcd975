import { useState, type ReactNode } from 'react';
import {
  AttachmentUpload,
  AudioUpload,
  FileUpload,
  VideoUpload,
} from '@/elements/upload/file-upload';
import { ImageUpload, MediaUpload } from '@/elements/upload/image-upload';
import type { FormAttachment } from '@/elements/upload/send-file';
import type { UploadField } from '@/elements/upload/uploader';
import { t } from '@/i18n';
import { attachments, pictures } from './sample';
import type { Room } from './section';

interface ByHandProps {
  label: string;
  given?: () => FormAttachment[];
  disabled?: boolean;
  children: (field: UploadField) => ReactNode;
}

/** Holds the value, as a form would. */
function Kept({ label, given, disabled, children }: ByHandProps) {
  const [value, onChange] = useState(() => given?.() ?? []);
  return children({ label: t(`gallery.sections.uploads.${label}`), value, onChange, disabled });
}

const sections: Record<string, ReactNode> = {
  image: <Kept label="image">{(field) => <ImageUpload {...field} />}</Kept>,
  images: (
    <Kept label="images" given={pictures}>
      {(field) => <ImageUpload {...field} options={{ limit: 5 }} />}
    </Kept>
  ),
  imageFull: (
    <Kept label="imageFull" given={() => pictures().slice(0, 1)}>
      {(field) => <ImageUpload {...field} options={{ crop: { aspect: 1 } }} />}
    </Kept>
  ),
  imagesOff: (
    <Kept label="imagesOff" given={pictures} disabled>
      {(field) => <ImageUpload {...field} options={{ limit: 5 }} />}
    </Kept>
  ),
  media: (
    <Kept label="media" given={() => pictures().slice(0, 2)}>
      {(field) => <MediaUpload {...field} options={{ limit: 3 }} />}
    </Kept>
  ),
  attachment: <Kept label="attachment">{(field) => <AttachmentUpload {...field} />}</Kept>,
  attachments: (
    <Kept label="attachments" given={attachments}>
      {(field) => <AttachmentUpload {...field} options={{ limit: 5 }} />}
    </Kept>
  ),
  attachmentsOff: (
    <Kept label="attachmentsOff" given={attachments} disabled>
      {(field) => <AttachmentUpload {...field} options={{ limit: 5 }} />}
    </Kept>
  ),
  video: <Kept label="video">{(field) => <VideoUpload {...field} />}</Kept>,
  audio: <Kept label="audio">{(field) => <AudioUpload {...field} />}</Kept>,
  file: <Kept label="file">{(field) => <FileUpload kind="file" {...field} />}</Kept>,
};

/** Every uploader goes here. */
export const uploads: Room = {
  key: 'uploads',
  sections: Object.entries(sections).map(([key, drawn]) => ({ key, render: () => drawn })),
};
