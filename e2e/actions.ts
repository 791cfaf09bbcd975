import type { Locator, Page } from '@playwright/test';

/** What a user does, counted: one press of keys, one text typed or pasted, one click. */
export function actionsOf(page: Page) {
  let count = 0;
  const counted =
    <Parts extends unknown[]>(run: (...parts: Parts) => Promise<unknown>) =>
    async (...parts: Parts) => {
      count += 1;
      await run(...parts);
    };
  return {
    count: () => count,
    press: counted((key: string) => page.keyboard.press(key)),
    type: counted((text: string) => page.keyboard.insertText(text)),
    tap: counted((target: Locator) => target.tap()),
    click: counted((target: Locator) => target.click()),
  };
}
