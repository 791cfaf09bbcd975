import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { emptyWindow, watchWindow } from './empty-window';

// All files of a worker share its packages and its window; each file gets fresh modules of the console.
vi.resetModules();
watchWindow();

// A longer timeout keeps slow machines from failing a test; it does not hide what never appears.
configure({ asyncUtilTimeout: 15_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// In development React takes a stack trace for each element, unless it has taken 10,000 within a second: a tenth of the
// time of these tests. No message of a failed test shows them.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
  configurable: true,
});

// Hooks run in reverse order, so these run after those of a test file, which may still close its dialogs.
afterEach(() => {
  cleanup();
  // User-event replaces the clipboard with a stub that keeps its content.
  Reflect.deleteProperty(navigator, 'clipboard');
});
afterAll(async () => {
  vi.useRealTimers();
  // Waits for dynamic imports, which would otherwise load into the modules of the next file.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  emptyWindow();
});

// jsdom has no layout, so antd gets the answers of a desktop screen.
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
// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} });
