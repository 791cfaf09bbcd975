/** Whether an element is visible: hidden tabs stay in the document. */
export const isVisible = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Runs a function after the first paint, for work that the first paint does not need. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
