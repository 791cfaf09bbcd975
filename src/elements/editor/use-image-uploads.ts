import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAddPendingWork } from '@/elements/control/form-context';
import { useTabKey } from '@/elements/tab/tab-context';
import { listText } from '@/elements/text/messages';
import { validFiles } from '@/elements/upload/check-files';
import { failureText, sendFile, showFailure } from '@/elements/upload/send-file';
import { limitKbOf } from '@/elements/upload/upload-kinds';
import { WaterMark } from '@/enums';
import { t } from '@/i18n';
import { trackUpload } from '@/stores/dirty';
import { notify } from '@/ui/feedback/notify';

const uploadOptions = {
  kind: 'image',
  limit: Number.MAX_SAFE_INTEGER,
  videoLimit: 0,
  limitKb: limitKbOf.image,
  waterMark: WaterMark.platform,
} as const;

const withoutExtension = (name: string) => name.replace(/\.\w+$/, '');

function warnInterrupted(files: File[]) {
  const names = files.map(({ name }) => t('elements.upload.quoted', { name }));
  notify.warning(t('editor.interrupted', { names: listText(names) }));
}

/**
 * Uploads images one after the other and inserts them into the text in `box`. A form that is submitted meanwhile waits.
 * The uploads end when the tab is hidden, because its editor is destroyed.
 */
export function useImageUploads(box: RefObject<HTMLElement | null>) {
  const addWork = useAddPendingWork();
  const tab = useTabKey();
  const [running, setRunning] = useState(0);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  const uploadOne = async (editor: Editor, file: File, position: number, signal: AbortSignal) => {
    try {
      const options = { signal, onProgress: () => undefined };
      const { url, name } = await sendFile(file, uploadOptions, options);
      if (signal.aborted) return;
      // The text may have become shorter during the upload.
      const end = Math.min(position, editor.state.doc.content.size);
      const attrs = { src: url, alt: withoutExtension(name) };
      editor.chain().insertContentAt(end, { type: 'image', attrs }).run();
    } catch (thrown) {
      const message = failureText(thrown);
      if (signal.aborted || !message) return;
      showFailure(message, uploadOptions.kind);
      throw thrown;
    }
  };
  const uploadAll = async (editor: Editor, files: File[], position: number) => {
    const signal = controllerRef.current?.signal ?? AbortSignal.abort();
    const { current: element } = box;
    const { accepted, messages } = await validFiles(files, uploadOptions, false);
    for (const text of messages) notify.warning(text);
    for (const [index, file] of accepted.toReversed().entries()) {
      await uploadOne(editor, file, position, signal);
      if (!signal.aborted) continue;
      // A hidden tab stays in the document; nobody needs the images of a form that was closed.
      if (element?.isConnected) warnInterrupted(accepted.slice(0, accepted.length - index));
      // A form that waits must not be saved without them.
      throw signal.reason;
    }
  };
  const add = (editor: Editor, files: File[], position = editor.state.selection.to) => {
    const end = trackUpload(tab);
    setRunning((count) => count + 1);
    const work = uploadAll(editor, files, position).finally(() => {
      end();
      setRunning((count) => count - 1);
    });
    addWork(work);
    // The error was shown already, and the form that waits for the promise handles its rejection.
    work.catch(() => undefined);
  };
  return { add, isRunning: running > 0 };
}
