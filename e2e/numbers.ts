import type { Page, Response } from '@playwright/test';
import { isRecord } from '../src/lib/guards';

/** Matches mobile and landline numbers, ID numbers and company codes within a text. */
const personal =
  /(?<![\dA-Za-z])(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|\d{17}[\dX]|\d{8}[\dA-Z]{10})(?![\dA-Za-z])/g;
const isIdKey = (key: string) => /^id$|Ids?$/.test(key);

function numbersOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => numbersOf(one, key));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => numbersOf(one, name));
  return typeof value === 'string' && !isIdKey(key) ? (value.match(personal) ?? []) : [];
}

/** Removes the characters that people write between digits. */
const plain = (text: string) => text.replaceAll(/[\s\-–()]/g, '');

/** Collects personal numbers from the responses to the page; the result returns those of all responses so far. */
export function collectNumbers(page: Page): () => Promise<string[]> {
  const bodies: Promise<string[]>[] = [];
  const numbersIn = async (response: Response) => {
    if (!response.headers()['content-type']?.includes('json')) return [];
    // The body of a response is gone when the page has navigated away.
    const body: unknown = await response.json().catch(() => null);
    return numbersOf(body).map(plain);
  };
  page.on('response', (response) => void bodies.push(numbersIn(response)));
  return async () => [...new Set((await Promise.all(bodies)).flat())];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns all readable texts of the page, except those of the field that is being edited. Texts and values are joined,
 * because a number may be spread over several elements.
 */
async function textsOf(page: Page): Promise<string[]> {
  const { texts, attributes } = await page.evaluate(() => {
    const nodes: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!parentElement?.closest('script, style')) nodes.push(nodeValue ?? '');
    }
    const { activeElement } = document;
    // A number in three boxes is edited as a whole.
    const edited = activeElement?.closest('fieldset') ?? activeElement;
    const isEdited = (one: Element) => edited !== document.body && edited?.contains(one);
    const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    return {
      texts: [
        document.title,
        location.href,
        nodes.join(''),
        [...boxes]
          .filter((one) => !isEdited(one))
          .map(({ value }) => value)
          .join(''),
      ],
      attributes: [...document.querySelectorAll('*')]
        .filter((one) => !isEdited(one))
        .flatMap((one) =>
          [...one.attributes].map(({ name, value }) => `<${one.localName} ${name}="${value}">`),
        ),
    };
  });
  return [...texts, ...attributes].map(decode);
}

/** Returns the passages of texts that contain a known number, however its digits are grouped. */
export const numbersIn = (texts: readonly string[], known: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const all = plain(text);
    const found = known.find((number) => all.includes(number));
    const at = found ? all.indexOf(found) : -1;
    return at < 0 ? [] : [all.slice(Math.max(0, at - 60), at + 30)];
  });

export const findNumbers = async (page: Page, known: readonly string[]) =>
  numbersIn(await textsOf(page), known);
