import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '@/api/base-support/attachment';
import type { Endpoint } from '@/api/endpoint';
import { toolbarUploadFiles } from '@/config/limits';
import { Button } from '@/elements/button';
import { WaterMark } from '@/enums';
import type { FormAttachment } from './send-file';
import { acceptOf, limitKbOf, type UploadKind } from './upload-kinds';
import { useUpload } from './use-upload';

interface UploadButtonProps {
  text: string;
  /** Called with each file as it arrives. */
  onUploaded: (file: FormAttachment) => void;
  onError?: (message: string, file: File) => void;
  kind?: UploadKind;
  options?: {
    /** Files at one choice; 99 when missing. */
    limit?: number;
    limitKb?: number;
    endpoint?: Endpoint<{ file: File }, Attachment>;
  };
}

/** A button of a toolbar that uploads what is chosen, checked like any upload, and hands it on file by file. */
export function UploadButton(props: UploadButtonProps) {
  const { text, onUploaded, onError, kind = 'attachment', options = {} } = props;
  const { limit = toolbarUploadFiles, limitKb = limitKbOf[kind], endpoint } = options;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState({ done: 0, total: 0 });
  const plan = { kind, limit, videoLimit: limit, limitKb, endpoint, cropped: false };
  const arrived = (files: FormAttachment[]) => {
    const last = files.at(-1);
    if (!last) return;
    setCount(({ done, total }) => ({ done: done + 1, total }));
    onUploaded(last);
  };
  const upload = useUpload(
    { value: [], onChange: arrived, onError, plan: { ...plan, waterMark: WaterMark.none } },
    input,
  );
  const busy = upload.transfers.some(({ state }) => state === 'uploading');
  const choose = async (files: File[]) => {
    // What failed earlier was told; it must not take the room of what is chosen now.
    upload.transfers.forEach(upload.stop);
    const taken = await upload.check(files);
    setCount({ done: 0, total: taken.length });
    upload.upload(taken);
  };
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        {busy ? t('elements.upload.busy', count) : text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept={acceptOf(kind)}
        multiple={limit > 1}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
