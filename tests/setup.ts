import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

// Registered first, so it runs last: a test may still answer what is open.
afterEach(() => cleanup());

// jsdom has no layout: what antd asks the window for gets the answer of a desktop screen.
window.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
