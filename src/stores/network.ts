import { create } from 'zustand';
import { backOnlineMs } from '@/config/limits';

/** `back`: the line has just returned. */
type Line = 'online' | 'offline' | 'back';

export const useNetwork = create<{ line: Line }>(() => ({
  line: navigator.onLine ? 'online' : 'offline',
}));
const become = (line: Line) => useNetwork.setState({ line });

/** Follows what the browser knows about its line; answers how to stop. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOffline = () => {
    clearTimeout(timer);
    become('offline');
  };
  const onOnline = () => {
    become('back');
    timer = setTimeout(() => become('online'), backOnlineMs);
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
