import { mobileBelowPx } from '@/config/limits';

/** The fields in their visible order. */
export const fieldNames = ['userName', 'password', 'imageCode'] as const;
export type FieldName = (typeof fieldNames)[number];

const input = (form: HTMLFormElement, name: FieldName) => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
};

export function fill(form: HTMLFormElement, values: Partial<Record<FieldName, string>>) {
  for (const name of fieldNames) {
    const element = input(form, name);
    const value = values[name];
    if (!element || value === undefined) continue;
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export const focusField = (form: HTMLFormElement, name: FieldName) => input(form, name)?.focus();

/**
 * Focuses the first empty input, unless something on the page has the focus already. On phones nothing is focused, because
 * the keyboard would cover half of the page.
 */
export function focusFirstEmpty(form: HTMLFormElement) {
  const isUsed = form.closest('main')?.contains(document.activeElement);
  if (isUsed || matchMedia(`screen and (width < ${mobileBelowPx}px)`).matches) return;
  fieldNames
    .map((name) => input(form, name))
    .find((element) => element?.value === '')
    ?.focus();
}
