import type { Page } from '@playwright/test';

const controls =
  'button, a[href], input, select, textarea, [role=button], [role=switch], [role=tab], [role^=menuitem], [role=option]';
/** Elements that pass a touch on to the control inside. */
const hosts =
  'label, .ant-input-affix-wrapper, .ant-picker, .ant-select, .ant-input-number, .ant-upload';

/**
 * Returns the controls below `root` that are too small for a thumb: a touch 21 px from their centre hits another
 * element. Empty on a desktop, which has no touch.
 */
export function findSmallTargets(page: Page, root = 'body') {
  return page.evaluate(
    ([rootOf, controlsOf, hostsOf]) => {
      const visible = { checkVisibilityCSS: true, checkOpacity: true, visibilityProperty: true };
      const isSmall = (control: Element) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const host = control.closest(hostsOf) ?? control;
        const { left, top, width, height } = host.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isOwn = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (host.contains(hit) || control.contains(hit));
        };
        return ![
          [0, -21],
          [0, 21],
          [-21, 0],
          [21, 0],
        ].every(([dx = 0, dy = 0]) => isOwn(dx, dy));
      };
      return [...document.querySelectorAll(`${rootOf} :is(${controlsOf})`)]
        .filter((control) => !control.matches(':disabled') && !control.closest('[inert]'))
        .filter((control) => control.checkVisibility(visible) && control.clientWidth !== 1)
        .filter((control) => matchMedia('screen and (width < 992px)').matches && isSmall(control))
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name = control.getAttribute('aria-label') ?? control.textContent;
          return `${control.tagName} ${name.trim()} ${Math.round(width)}×${Math.round(height)}`;
        });
    },
    [root, controls, hosts] as const,
  );
}
