import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { local, parseStored } from '@/lib/storage';

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The groups of the menu that are unfolded, by their path. Remembered. */
export const useMenuGroups = create<{ open: string[] }>(() => ({
  open: parseStored(local.read(storageKeys.menuGroups), areTexts) ?? [],
}));

export function setMenuGroups(open: string[]) {
  local.write(storageKeys.menuGroups, JSON.stringify(open));
  useMenuGroups.setState({ open });
}

/** Unfolds groups beside those that already are. */
export function unfoldGroups(paths: string[]) {
  const { open } = useMenuGroups.getState();
  const folded = paths.filter((path) => !open.includes(path));
  if (folded.length > 0) setMenuGroups([...open, ...folded]);
}
