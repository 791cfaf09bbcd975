import { create } from 'zustand';

/** The duration of the message that the network is back. */
const backOnlineMs = 3_000;

/** `back`: the connection has just returned. */
type NetworkStatus = 'online' | 'offline' | 'back';

export const useNetwork = create<{ status: NetworkStatus }>(() => ({
  status: navigator.onLine ? 'online' : 'offline',
}));

export const isOffline = () => useNetwork.getState().status === 'offline';

const setStatus = (status: NetworkStatus) => useNetwork.setState({ status });

/** Follows the browser's online and offline events. Returns a function that stops it. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOffline = () => {
    clearTimeout(timer);
    setStatus('offline');
  };
  const onOnline = () => {
    setStatus('back');
    timer = setTimeout(() => setStatus('online'), backOnlineMs);
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
