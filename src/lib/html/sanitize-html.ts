import DOMPurify from 'dompurify';
import { safeUrl } from '@/lib/url/safe-url';

/** What a text may consist of. Nothing that runs, loads, asks for input or changes the look of the page around it. */
const tags =
  'a b strong i em u s del ins sub sup mark small br hr p div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd ' +
  'blockquote pre code table caption colgroup col thead tbody tfoot tr th td img figure figcaption';
const attributes = 'href src alt title width height colspan rowspan align target rel';

/** Addresses are held to the same law as everywhere, and what leads elsewhere opens apart and tells nothing. */
function judgeAddresses(node: Element) {
  for (const name of ['href', 'src']) {
    const given = node.getAttribute(name);
    if (given === null) continue;
    const url = safeUrl(given);
    if (url === undefined) node.removeAttribute(name);
    else node.setAttribute(name, url);
  }
  // Without words of its own it is decoration: its address would be read aloud.
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

let hooked = false;
/** Made ready on first use: where there is no document, the package has no hooks. */
function purifier() {
  if (!hooked) DOMPurify.addHook('afterSanitizeAttributes', judgeAddresses);
  hooked = true;
  return DOMPurify;
}

const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const styleSheets = /<style\b[^>]*>[^]*?<\/style\s*>/gi;
const openTags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const attribute = /[\s/]+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

/**
 * Without styles and handlers. They would not come through anyway, but a strict browser reports each of them
 * as a breach of its policy as soon as it reads them, and what is pasted from an office program has hundreds.
 */
const quietly = (html: string) =>
  html
    .replace(styleSheets, '')
    .replace(openTags, (tag) =>
      tag.replace(attribute, (whole, name: string) => (/^(style|on\w+)$/i.test(name) ? '' : whole)),
    );

/**
 * Markup from data that may be put on a page: an allow-list of tags, attributes and addresses. Where the browser
 * enforces Trusted Types the answer is trusted, by the policy `dompurify`; elsewhere it is a text.
 */
export const sanitizeHtml = (html: string) =>
  purifier().sanitize(quietly(html), { ...allowed, RETURN_TRUSTED_TYPE: true });

/** The same as nodes, for those who read markup instead of showing it. */
export const sanitizedFragment = (html: string) =>
  purifier().sanitize(quietly(html), { ...allowed, RETURN_DOM_FRAGMENT: true });

/** The same as a text, for what is sent and not shown. */
export const sanitizedText = (html: string) => purifier().sanitize(quietly(html), allowed);
