const firstMs = 1_000;

/**
 * Asks again for a style that could not be fetched, each time after twice as long. The bundler counts it as
 * loaded from then on: whatever needs it would stay without.
 */
export function retryStylesheet({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  const waitMs = Number(target.dataset.waitMs ?? firstMs);
  const next = target.cloneNode() as HTMLLinkElement;
  next.dataset.waitMs = String(waitMs * 2);
  // In its old place: a later style wins over an earlier one.
  setTimeout(() => target.replaceWith(next), waitMs);
}
