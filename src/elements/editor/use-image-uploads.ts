import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useTabKey } from '@/elements/tab/tab-context';
import { useAddPendingWork } from '@/elements/control/form-context';
import { notify } from '@/ui/feedback/notify';
import { validFiles } from '@/elements/upload/check-files';
import { failureText, sendFile, showFailure } from '@/elements/upload/send-file';
import { limitKbOf } from '@/elements/upload/upload-kinds';
import { trackUpload } from '@/elements/upload/track-upload';
import type { WaterMark } from '@/enums';

const plan = {
  kind: 'image',
  limit: Number.MAX_SAFE_INTEGER,
  videoLimit: 0,
  limitKb: limitKbOf.image,
} as const;

const nameOnly = (name: string) => name.replace(/\.\w+$/, '');

/** Uploads pictures, one after the other, and puts them into the text; a form that is saved meanwhile waits. */
export function usePictures(waterMark: WaterMark) {
  const addWork = useAddPendingWork();
  const tab = useTabKey();
  const [running, setRunning] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => {
    const leaving = new AbortController();
    stop.current = leaving;
    return () => leaving.abort();
  }, []);
  const send = async (editor: Editor, file: File, at: number) => {
    const signal = stop.current?.signal ?? AbortSignal.abort();
    try {
      const way = { signal, onProgress: () => undefined };
      const { url, name } = await sendFile(file, { ...plan, waterMark }, way);
      if (signal.aborted) return;
      // The text may have become shorter meanwhile.
      const place = Math.min(at, editor.state.doc.content.size);
      const attrs = { src: url, alt: nameOnly(name) };
      editor.chain().insertContentAt(place, { type: 'image', attrs }).run();
    } catch (thrown) {
      const message = failureText(thrown);
      if (signal.aborted || !message) return;
      showFailure(message, plan.kind);
      throw thrown;
    }
  };
  const take = async (editor: Editor, files: File[], at: number) => {
    const { taken, objections } = await validFiles(files, plan, false);
    for (const objection of objections) notify.warning(objection);
    for (const file of taken.toReversed()) await send(editor, file, at);
  };
  const add = (editor: Editor, files: File[], at = editor.state.selection.to) => {
    const end = trackUpload(tab);
    setRunning((count) => count + 1);
    const work = take(editor, files, at).finally(() => {
      end();
      setRunning((count) => count - 1);
    });
    addWork(work);
    // Who waits for it hears of the failure; it has been told already.
    work.catch(() => undefined);
  };
  return { add, isRunning: running > 0 };
}
