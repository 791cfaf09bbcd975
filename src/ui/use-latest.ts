import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the latest render, for callbacks that are called after the render in which they were
 * made: by a timer, a response, or a row that is not rendered again.
 */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
