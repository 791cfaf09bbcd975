import { useState } from 'react';

/** The provinces whose cities have a column each, and a function that opens or closes one. */
export function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpened((before) =>
      before.has(key)
        ? new Set([...before].filter((one) => one !== key))
        : new Set([...before, key]),
    );
  return [opened, toggle] as const;
}
