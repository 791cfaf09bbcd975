import { useRef } from 'react';

/** Promises, e.g. uploads, that must settle before the form is submitted. */
export function usePendingWork() {
  const promises = useRef(new Set<Promise<unknown>>());
  return {
    isPending: () => promises.current.size > 0,
    /** Returns false when one of them fails; whoever started it reports the error. */
    allDone: async () => {
      let isOk = true;
      // A settled promise may have added another: after its check a file is uploaded.
      while (promises.current.size) {
        const results = await Promise.allSettled(promises.current);
        isOk &&= results.every(({ status }) => status === 'fulfilled');
      }
      return isOk;
    },
    add: (work: Promise<unknown>) => {
      promises.current.add(work);
      const remove = () => promises.current.delete(work);
      work.then(remove, remove);
    },
  };
}
