import type { Page } from '@playwright/test';

/** A mobile number, a landline or the number of a person, in a text of its own: an address contains ids of records. */
const numbers = /(?<![\w.])(?:1[3-9]\d[ -]?\d{4}[ -]?\d{4}|0\d{2,3}-\d{7,8}|\d{17}[\dXx])(?!\w)/g;

/** The numbers of persons that can be read in the page: in texts, attributes, values of inputs, title and address. */
export async function findNumbers(page: Page): Promise<string[]> {
  const places = await page.evaluate(() => {
    const found = [`address ${decodeURIComponent(location.href)}`, `title ${document.title}`];
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (!parentElement?.closest('script, style')) found.push(`text ${nodeValue}`);
    }
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        const isEdited = element === document.activeElement;
        if (!isEdited) found.push(`value ${element.value}`);
        if (isEdited) continue;
      }
      for (const { name, value } of element.attributes) {
        if (!value.startsWith('data:')) found.push(`${element.tagName} ${name} ${value}`);
      }
    }
    return found;
  });
  return [...new Set(places.filter((place) => place.search(numbers) >= 0))].map((place) =>
    place.slice(0, 160),
  );
}
