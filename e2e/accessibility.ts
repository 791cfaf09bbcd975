import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Area {
  include?: string;
  exclude?: string;
  disableRules?: string[];
}

/** Returns what axe finds wrong on the page in view, or in a part of it. */
export async function violations(page: Page, { include, exclude, disableRules }: Area = {}) {
  // There are no frames; the other mode opens a page for each question. What is right need not be counted.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (disableRules) axe.disableRules(disableRules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
}
