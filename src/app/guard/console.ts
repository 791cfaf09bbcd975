/** The part of the guard that runs only with a session; `authorize` imports it as a chunk of its own. */
export { startServices } from './start-services';
export { findPage, preloadPage, resolveAlias } from './find-page';
export { loadSession } from './load-session';
export { prefetchUser } from '@/stores/user';
