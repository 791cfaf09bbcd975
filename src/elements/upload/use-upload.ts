import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useAddPendingWork, type PendingUpload } from '@/elements/control/form-context';
import { notify } from '@/ui/feedback/notify';
import { withinLimits, validFiles, tooLarge, tooLargeText, type UploadLimits } from './check-files';
import { failureText, sendFile, showFailure, type FormAttachment, type Target } from './send-file';
import { toTransfer, useTransfers } from './use-transfers';

export interface UploadPlan extends UploadLimits, Target {
  /** Pictures are cropped before the upload. */
  cropped: boolean;
}

interface Upload {
  value: FormAttachment[];
  onChange: (value: FormAttachment[]) => void;
  onError?: (message: string, file: File) => void;
  onTransfers?: (transfers: readonly PendingUpload[]) => void;
  plan: UploadPlan;
}

/** Uploads files one after the other, so that they keep the order in which they were chosen. */
function useQueue(given: Upload, list: ReturnType<typeof useTransfers>) {
  const latest = useRef(given);
  /** The next value, before the parent has rendered it. */
  const value = useRef(given.value);
  useLayoutEffect(() => {
    latest.current = given;
    value.current = given.value;
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const addWork = useAddPendingWork();
  const change = (next: FormAttachment[]) => {
    value.current = next;
    latest.current.onChange(next);
  };
  const failed = ({ key, file }: PendingUpload, message: string) => {
    list.patch(key, { state: 'error', message });
    showFailure(message, given.plan.kind);
    latest.current.onError?.(message, file);
  };
  const send = async (transfer: PendingUpload, signal: AbortSignal) => {
    const { key, file } = transfer;
    try {
      const onProgress = (progress: number) => list.patch(key, { progress });
      const sent = await sendFile(file, given.plan, { signal, onProgress });
      if (signal.aborted) return;
      change([...value.current, sent]);
      list.drop(key);
    } catch (thrown) {
      const message = failureText(thrown);
      // An aborted upload has already left the list.
      if (signal.aborted || !message) return;
      failed(transfer, message);
      throw thrown;
    }
  };
  return {
    start: (transfer: PendingUpload) => {
      const { signal, end } = list.begin(transfer.key);
      const sendInTurn = () => (signal.aborted ? undefined : send(transfer, signal));
      const work = queue.current.then(sendInTurn).finally(end);
      // A form must wait for its uploads. Other rejections are ignored, because the error has been shown.
      addWork(work);
      queue.current = work.catch(() => undefined);
    },
    remove: (removed: FormAttachment) =>
      change(value.current.filter((one) => one.attachmentId !== removed.attachmentId)),
  };
}

/**
 * An upload is idle, uploading, then succeeds (the value has one more file) or fails. `box` is the element that the
 * files belong to.
 */
export function useUpload(given: Upload, box: RefObject<HTMLElement | null>) {
  const { plan, value } = given;
  const list = useTransfers({ box, onTransfers: given.onTransfers });
  const { transfers } = list;
  const queue = useQueue(given, list);
  const names = [...value.map(({ name }) => name), ...transfers.map(({ file }) => file.name)];
  const existingNames = useRef(names);
  useLayoutEffect(() => {
    existingNames.current = names;
  });
  /** The box takes the focus from a button that is removed: with its file, or because no more files fit. */
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  return {
    transfers,
    isFull: names.length >= plan.limit,
    /**
     * Returns the files that can be uploaded and shows why the others cannot. `waiting` more files are being cropped.
     */
    check: async (files: File[], waiting = 0) => {
      const valid = await validFiles(files, plan, plan.cropped);
      const limits = { ...plan, limit: plan.limit - waiting };
      const fitting = withinLimits(valid.accepted, existingNames.current, limits);
      for (const message of [...valid.messages, ...fitting.messages]) notify.warning(message);
      return fitting.accepted;
    },
    /** Uploads checked files. A cropped picture may still be too large. */
    upload: (files: File[]) => {
      const oversized = files.filter((file) => tooLarge(file, plan.limitKb));
      for (const file of oversized) notify.warning(tooLargeText(file, plan.limitKb));
      const added = files.filter((file) => !oversized.includes(file)).map(toTransfer);
      existingNames.current = [...existingNames.current, ...added.map(({ file }) => file.name)];
      const isFull = existingNames.current.length >= plan.limit;
      if (isFull && box.current?.contains(document.activeElement)) keepFocus();
      list.add(added);
      added.forEach(queue.start);
    },
    retry: (transfer: PendingUpload) => {
      list.patch(transfer.key, { state: 'uploading', progress: null, message: '' });
      queue.start(transfer);
    },
    stop: ({ key }: PendingUpload) => {
      list.stop(key);
      list.drop(key);
      keepFocus();
    },
    remove: (removed: FormAttachment) => {
      queue.remove(removed);
      keepFocus();
    },
  };
}
