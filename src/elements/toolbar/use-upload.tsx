import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { service } from '@/api/endpoint';
import { toolbarUploadFiles } from '@/config/limits';
import type { BatchTask } from '@/elements/crud/batch-run';
import { notify } from '@/elements/feedback/notify';
import type { DrawnButton, ToolbarUpload } from './buttons';

const BatchOutcome = lazy(() =>
  import('@/elements/crud/batch-outcome').then((module) => ({ default: module.BatchOutcome })),
);

const { post } = service('');

/** One call per file; each says for itself how it went. */
function tasksOf(files: File[], url: string): BatchTask[] {
  const send = post<{ file: File }, unknown>(url, { bodyType: 'multipart' });
  return files.map((file, at) => ({
    id: at,
    name: file.name,
    run: () => send({ file }, { quiet: true }),
  }));
}

interface Sending {
  title: string;
  tasks: BatchTask[];
  upload: ToolbarUpload;
}

/** The file chooser of a toolbar: `choose` opens it for a button, `element` must stand somewhere. */
export function useUpload() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<DrawnButton>(null);
  const [sending, setSending] = useState<Sending | null>(null);

  const choose = (button: DrawnButton) => {
    const { current } = input;
    if (!current) return;
    asked.current = button;
    current.accept = button.upload?.accept ?? '';
    current.multiple = (button.upload?.limit ?? toolbarUploadFiles) > 1;
    current.click();
  };
  const onChosen = (chosen: File[]) => {
    const { upload, text } = asked.current ?? {};
    if (!upload || !text || chosen.length === 0) return;
    const limit = upload.limit ?? toolbarUploadFiles;
    const refused = chosen.length - limit;
    if (refused > 0) notify.warning(t('elements.toolbar.tooMany', { limit, refused }));
    setSending({ title: text, tasks: tasksOf(chosen.slice(0, limit), upload.url), upload });
  };
  const element = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('elements.toolbar.chooseFiles')}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {sending && (
        <Suspense fallback={null}>
          <BatchOutcome
            title={sending.title}
            tasks={sending.tasks}
            onClose={() => {
              setSending(null);
              sending.upload.onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
  return { choose, element };
}
