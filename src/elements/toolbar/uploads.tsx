import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { sizeLimitHeader } from '@/api/base-support/attachment';
import { service } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { BatchTask } from '@/elements/batch/batch-run';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import { acceptOf, limitKbOf } from '@/elements/upload/upload-kinds';
import { useTranslation } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { FileInput } from '@/ui/file-input';
import type { VisibleButton, ToolbarUpload } from './buttons';

/** The maximum number of files per upload of a toolbar button. */
export const toolbarUploadFiles = 99;

const { post } = service('');

/** Checks one file like every upload and sends it. Throws an error with the reason when it is rejected. */
async function checkAndSend(chosen: File, upload: ToolbarUpload) {
  const { url, kind = 'attachment', limitKb } = upload;
  const kb = limitKb ?? limitKbOf[kind];
  const { checkFile } = await import('@/elements/upload/check-files');
  const { failureText } = await import('@/elements/upload/send-file');
  const { file, message } = await checkFile(chosen, { kind, limitKb: kb });
  if (message) throw new ApiError({ kind: 'shape', message });
  const send = post<{ file: File }, unknown>(url, { bodyType: 'multipart' });
  const headers = { [sizeLimitHeader]: String(kb) };
  try {
    await send({ file }, { quiet: true, headers });
  } catch (thrown) {
    throw new ApiError({ kind: 'server', message: failureText(thrown) });
  }
}

interface UploadBatch {
  code: string;
  title: string;
  tasks: BatchTask[];
  upload: ToolbarUpload;
}

export interface UploadsHandle {
  /** Opens the file chooser for a button. */
  choose: (button: VisibleButton) => void;
}

/** The file chooser of a toolbar, and the uploads of what was chosen. */
export function Uploads({ ref }: { ref: Ref<UploadsHandle> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const activeButton = useRef<VisibleButton>(null);
  const [sending, setSending] = useState<UploadBatch | null>(null);

  useImperativeHandle(
    ref,
    () => ({
      choose(button) {
        const { current } = input;
        if (!current) return;
        activeButton.current = button;
        current.accept = acceptOf(button.upload?.kind ?? 'attachment');
        current.multiple = (button.upload?.limit ?? toolbarUploadFiles) > 1;
        current.click();
      },
    }),
    [],
  );
  const onChosen = (chosen: File[]) => {
    const { upload, text, code } = activeButton.current ?? {};
    if (!upload || !text || !code || chosen.length === 0) return;
    const limit = upload.limit ?? toolbarUploadFiles;
    const refused = chosen.length - limit;
    if (refused > 0) notify.warning(t('elements.toolbar.tooMany', { limit, refused }));
    // One request per file, so that each file has its own result.
    const tasks = chosen
      .slice(0, limit)
      .map((file, id) => ({ id, name: file.name, run: () => checkAndSend(file, upload) }));
    setSending({ code, title: text, tasks, upload });
  };
  return (
    <>
      <FileInput ref={input} aria-label={t('elements.toolbar.chooseFiles')} onFiles={onChosen} />
      {sending && (
        <LazyBatchResult
          title={sending.title}
          origin={{ name: 'elements.toolbar', code: sending.code }}
          tasks={sending.tasks}
          onClose={() => {
            setSending(null);
            sending.upload.onDone?.();
          }}
        />
      )}
    </>
  );
}
