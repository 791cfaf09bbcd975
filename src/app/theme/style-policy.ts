import { pageNonce } from '@/config/nonce';

/**
 * Makes antd work with a strict content security policy. It must be the first import of the application.
 *
 * The host writes a new nonce into every page. antd does not pass it to some of its style elements, and sets their
 * `innerHTML`, which Trusted Types reject. So every style element created by a script gets the nonce here, and its
 * `innerHTML` sets `textContent`.
 */

const nonce = pageNonce();

/** The HTML that the library of the progress bar sets as `innerHTML`. */
export const progressTemplate = '<div class="bar"></div>';

const createOriginal = document.createElement.bind(document);

function createElement(tag: string, options?: ElementCreationOptions): HTMLElement {
  const element = createOriginal(tag, options);
  if (element instanceof HTMLStyleElement) {
    if (nonce) element.nonce = nonce;
    Object.defineProperty(element, 'innerHTML', {
      get: () => element.textContent,
      set: (text: string) => {
        element.textContent = text;
      },
    });
  }
  return element;
}
// TypeScript cannot express the overloads here; for every tag the original function creates the element.
document.createElement = createElement as typeof document.createElement;

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown;
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (markup !== progressTemplate && markup.includes('<')) throw new TypeError('Markup refused');
    return markup;
  },
});
