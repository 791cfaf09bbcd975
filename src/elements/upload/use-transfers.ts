import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PendingUpload } from '@/elements/control/form-context';
import { useTabKey } from '@/elements/tab/tab-context';
import { trackUpload } from '@/stores/dirty';

let lastKey = 0;
export function toTransfer(file: File): PendingUpload {
  lastKey += 1;
  return { key: lastKey, file, state: 'uploading', progress: null, message: '' };
}

/**
 * Aborts all uploads when `box` has left the document. A hidden tab also runs the cleanup of its effects, but its
 * elements stay in the document.
 */
function useStopOnLeave(box: RefObject<HTMLElement | null>, stopAll: () => void) {
  const stop = useRef(stopAll);
  useEffect(() => {
    const { current: element } = box;
    const { current: end } = stop;
    return () => {
      if (!element?.isConnected) end();
    };
  }, [box]);
}

interface Owner {
  /** Element that the uploads belong to. */
  box: RefObject<HTMLElement | null>;
  /** Called on every change, before it is rendered. */
  onTransfers?: (transfers: readonly PendingUpload[]) => void;
}

/** Holds the running and failed uploads, and what aborts each of them. */
export function useTransfers({ box, onTransfers }: Owner) {
  const tab = useTabKey();
  const [transfers, setTransfers] = useState<PendingUpload[]>([]);
  const all = useRef<PendingUpload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const set = (next: PendingUpload[]) => {
    all.current = next;
    setTransfers(next);
    onTransfers?.(next);
  };
  useStopOnLeave(box, () => {
    controllers.current.forEach((stop) => stop.abort());
    set([]);
  });
  return {
    transfers,
    add: (added: PendingUpload[]) => set([...all.current, ...added]),
    drop: (key: number) => set(all.current.filter((one) => one.key !== key)),
    patch: (key: number, changes: Partial<PendingUpload>) =>
      set(all.current.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    /** Marks an upload as running. Returns its signal and the function that ends it. */
    begin: (key: number) => {
      const stop = new AbortController();
      const end = trackUpload(tab);
      controllers.current.set(key, stop);
      stop.signal.addEventListener('abort', end);
      return { signal: stop.signal, end };
    },
    stop: (key: number) => controllers.current.get(key)?.abort(),
  };
}
