const firstMs = 1_000;

/**
 * Loads a failed stylesheet again, and doubles the delay with every attempt. The bundler considers it loaded and does not
 * retry.
 */
export function retryStylesheet({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  const waitMs = Number(target.dataset.waitMs ?? firstMs);
  const next = target.cloneNode() as HTMLLinkElement;
  next.dataset.waitMs = String(waitMs * 2);
  // It keeps its position, because later styles override earlier ones.
  setTimeout(() => target.replaceWith(next), waitMs);
}
