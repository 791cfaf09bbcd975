import type { Locator, Page } from '@playwright/test';

/** Counts what the user does: each key press, each typed or pasted text and each click, drag or chosen option is one action. */
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
    select: counted((target: Locator, text: string) => target.selectOption(text)),
    drag: counted(async (from: Locator, to: Locator) => {
      await from.hover();
      await page.mouse.down();
      await to.hover();
      await page.mouse.up();
    }),
  };
}
