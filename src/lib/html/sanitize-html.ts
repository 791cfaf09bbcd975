import DOMPurify from 'dompurify';
import { safeUrl } from '@/lib/url/safe-url';

/** The allowed tags. None runs code, loads other content, takes input or changes the look of the page around it. */
const tags =
  'a b strong i em u s del ins sub sup mark small br hr p div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd ' +
  'blockquote pre code table caption colgroup col thead tbody tfoot tr th td img figure figcaption';
const attributes = 'href src alt title width height colspan rowspan align target rel';

/** Checks URLs like everywhere in the console; links open in a new tab without a referrer. */
function sanitizeUrls(node: Element) {
  for (const name of ['href', 'src']) {
    const value = node.getAttribute(name);
    if (value === null) continue;
    const url = safeUrl(value);
    if (url === undefined) node.removeAttribute(name);
    else node.setAttribute(name, url);
  }
  // A screen reader reads the URL of an image without alt; the empty alt marks it as decoration.
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  node.removeAttribute('target');
  node.removeAttribute('rel');
  if (node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

let isHooked = false;
/** Adds the hook on first use: without a document the package has no hooks. */
function purifier() {
  if (!isHooked) DOMPurify.addHook('afterSanitizeAttributes', sanitizeUrls);
  isHooked = true;
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
 * Removes styles and event handlers before DOMPurify parses the HTML. DOMPurify removes them as well, but the browser
 * reports each as a violation of the content security policy, and HTML pasted from an office program has hundreds.
 */
const stripStyles = (html: string) =>
  html
    .replace(styleSheets, '')
    .replace(openTags, (tag) =>
      tag.replace(attribute, (whole, name: string) => (/^(style|on\w+)$/i.test(name) ? '' : whole)),
    );

/**
 * Sanitizes HTML from data for display, by a list of allowed tags, attributes and URLs. Returns TrustedHTML of the policy
 * `dompurify` where the browser enforces Trusted Types, and a string elsewhere.
 */
export const sanitizeHtml = (html: string) =>
  purifier().sanitize(stripStyles(html), { ...allowed, RETURN_TRUSTED_TYPE: true });

/** The same as nodes, for code that reads HTML instead of showing it. */
export const sanitizedFragment = (html: string) =>
  purifier().sanitize(stripStyles(html), { ...allowed, RETURN_DOM_FRAGMENT: true });

/** The same as a string, for HTML that is sent and not shown. */
export const sanitizedText = (html: string) => purifier().sanitize(stripStyles(html), allowed);
