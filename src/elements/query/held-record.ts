import type { Saved } from '@/api/types';

/**
 * What the server holds after a save: its answer or, when it did not repeat the record (204), what it answers when it
 * is asked. Where that fails it is what was sent: the save itself has gone through, and to call it failed would have
 * it sent twice.
 */
export const heldRecord = async <Held>(
  saved: Saved<Held>,
  ask: () => Promise<Held | null | undefined>,
  sent: () => Held,
): Promise<Held> => saved ?? (await ask().catch(() => null)) ?? sent();
