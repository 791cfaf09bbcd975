import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { emptyWindow, watchWindow } from './empty-window';

// Packages and the window serve all files of a worker; of the modules of the console each file gets its own.
vi.resetModules();
watchWindow();

// A busy machine is no failure; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Registered first, so they run last: a test may still answer what is open.
afterEach(() => {
  cleanup();
  // User-event puts in one that remembers.
  Reflect.deleteProperty(navigator, 'clipboard');
});
afterAll(async () => {
  vi.useRealTimers();
  // What a test has begun to load would come among the modules of the next file.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  emptyWindow();
});

// jsdom has no layout: what antd asks the window for gets the answer of a desktop screen.
window.matchMedia = ((media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
// Nor does it have addresses for files.
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} });
