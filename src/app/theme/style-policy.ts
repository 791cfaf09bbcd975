/**
 * Lets antd live under a strict content policy; must be the first import of the application.
 *
 * The host writes a nonce into the page for every answer. antd forgets to pass it to some of its style
 * elements and fills them through `innerHTML`, which Trusted Types refuse: every style element made by
 * script therefore gets the nonce here and takes its text as text.
 */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The one piece of markup that a library (the progress bar) writes as text. */
export const progressTemplate = '<div class="bar"></div>';

const make = document.createElement.bind(document);

function createElement(tag: string, options?: ElementCreationOptions): HTMLElement {
  const element = make(tag, options);
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
// The overloads of the original cannot be restated; the behaviour for every tag is the original's.
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
