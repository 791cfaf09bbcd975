import { useState } from 'react';
import { withMembers } from '@/lib/sets';

/** The provinces whose cities have a column each, and a function that opens or closes one. */
export function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpened((before) => withMembers(before, [key], !before.has(key)));
  return [opened, toggle] as const;
}
