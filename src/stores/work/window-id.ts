import { sessionStore } from '@/lib/storage';

const key = 'window';
const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

function write(): string {
  const id = newId();
  sessionStore.write(key, id);
  return id;
}

/** Holds the id until the window is closed. A duplicated window begins with a copy of the id and takes another one. */
async function claim(id: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(`window ${id}`, { ifAvailable: true }, (lock) =>
    lock ? new Promise(() => undefined) : void claim(write()),
  );
}

let isClaimed = false;

/** Identifies this browser window, also after a reload. */
export function windowId(): string {
  const id = sessionStore.read(key) ?? write();
  if (!isClaimed) {
    isClaimed = true;
    claim(id).catch(() => undefined);
  }
  return id;
}
