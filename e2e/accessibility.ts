import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Area {
  include?: string;
  exclude?: string;
  disableRules?: string[];
}

/** Returns the violations that axe finds on the page or in a part of it. */
export async function findViolations(page: Page, { include, exclude, disableRules }: Area = {}) {
  // There are no frames, so the legacy mode works; the other mode would open a page per run. Passed rules are not
  // collected.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (disableRules) axe.disableRules(disableRules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
}
