/** Whether an element is drawn: hidden tabs keep theirs. */
export const isShown = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;
