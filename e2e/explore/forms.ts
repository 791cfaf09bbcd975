import type { Page } from '@playwright/test';

/** A form in a dialog with what its boxes contain. */
export interface OpenForm {
  title: string;
  values: string[];
}

/**
 * Reads the forms of the open dialogs: those with a button that saves. The keyword of a select is no value, and is gone
 * when the box is left.
 */
export const readForms = (page: Page): Promise<OpenForm[]> =>
  page.evaluate(() => {
    const saves = /^(保\s*存|提\s*交|Save|Submit)/;
    return [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
      .filter((dialog) =>
        [...dialog.querySelectorAll('button')].some((button) =>
          saves.test(button.innerText.trim()),
        ),
      )
      .map((dialog) => ({
        title: dialog.querySelector('h1, h2, h3, [id]')?.textContent ?? '',
        values: [
          ...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
            'input:not([type=radio], [type=checkbox], [type=file], [type=search], [role=combobox]), textarea',
          ),
        ].map(({ value }) => value),
      }));
  });

/** What the forms of a page contain, by their titles. */
interface PageForms {
  opened: Map<string, string>;
  latest: Map<string, string>;
}

/** Keeps what the forms contained when they opened, next to what they contain now. */
export class FormModel {
  #path = '';
  #opened = new Map<string, string>();
  #latest = new Map<string, string>();
  readonly #left = new Map<string, PageForms>();

  /** Takes another page, to which a step of the history leads: the forms of the page before stay open in its tab. */
  #show(path: string) {
    this.#left.set(this.#path, { opened: this.#opened, latest: this.#latest });
    const before = this.#left.get(path);
    this.#opened = before?.opened ?? new Map();
    this.#latest = before?.latest ?? new Map();
  }

  /** Takes the forms after an action; returns the titles of changed forms that this action has closed. */
  update(forms: OpenForm[], path: string, isHistoryStep: boolean): string[] {
    if (isHistoryStep && path !== this.#path) this.#show(path);
    this.#path = path;
    const now = new Map(forms.map(({ title, values }) => [title, JSON.stringify(values)]));
    const closed = [...this.#latest]
      .filter(([title, values]) => !now.has(title) && values !== this.#opened.get(title))
      .map(([title]) => title);
    for (const title of this.#opened.keys()) if (!now.has(title)) this.#opened.delete(title);
    for (const [title, values] of now)
      if (!this.#opened.has(title)) this.#opened.set(title, values);
    this.#latest = now;
    return closed;
  }
}
