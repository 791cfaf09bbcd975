import { useCallback, useEffect, useRef, useState } from 'react';
import { tenantApi, type ImageCode } from '@/api/tenant';
import { safeImageUrl } from '@/lib/url/safe-url';

export interface ImageCodeState {
  /** null while it loads and after an error. */
  picture: ImageCode | null;
  failed: boolean;
  /** Loads another picture, which has another serial number. */
  reload: () => void;
  fail: () => void;
}

export function useImageCode(): ImageCodeState {
  const [picture, setPicture] = useState<ImageCode | null>(null);
  const [failed, setFailed] = useState(false);
  const requestCount = useRef(0);

  const show = useCallback((code: ImageCode | null) => {
    setPicture(code);
    setFailed(code === null);
  }, []);
  const load = useCallback(() => {
    requestCount.current += 1;
    const request = requestCount.current;
    // Ignores the late response to an earlier request: its serial number is outdated.
    const showIfCurrent = (code: ImageCode | null) =>
      request === requestCount.current && show(code);
    // The request is quiet, because the button in place of the picture shows the error and repeats it.
    tenantApi.imageCode({ v: Date.now() }, { quiet: true }).then(
      (code) => showIfCurrent(safeImageUrl(code?.image) ? code : null),
      () => showIfCurrent(null),
    );
  }, [show]);
  useEffect(load, [load]);

  const reload = () => {
    setPicture(null);
    setFailed(false);
    load();
  };
  return { picture, failed, reload, fail: () => show(null) };
}
