import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { resizeWindow } from './navigation';

interface Area {
  include?: string;
  exclude?: string;
  disableRules?: string[];
}

/** Rules that axe does not run by default: speech control needs visible labels as names, thumbs need large targets. */
const additionalRules = ['label-content-name-mismatch', 'target-size'];

/** The height of a window in which no page scrolls: axe takes a control that is half out of view for too small. */
const tallWindow = 5000;

/** Returns the violations that axe finds on the page or in a part of it. */
export async function findViolations(
  page: Page,
  { include, exclude, disableRules = [] }: Area = {},
) {
  const rules = Object.fromEntries([
    ...additionalRules.map((rule) => [rule, { enabled: true }]),
    ...disableRules.map((rule) => [rule, { enabled: false }]),
  ]);
  // The builder evaluates the 1.3 MB of axe twice per run, which takes 0.1 s, although the document keeps it.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // There are no frames, so the legacy mode works; the other mode would open a page per run. Passed rules are not
  // collected.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const size = page.viewportSize();
  if (size) await resizeWindow(page, { ...size, height: tallWindow });
  const { violations: found } = await axe.analyze();
  if (size) await resizeWindow(page, size);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${String(node.target)}`));
}
