import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { pressableRoles, typableRoles } from './roles';
import type { Target } from './spec-text';

const isPressable = (role: string) => pressableRoles.has(role) || role === 'treeitem';

/** Playwright takes a password for a text box, although ARIA gives it no role. */
const roleOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'password'
    ? 'textbox'
    : (getRole(element) ?? '');

const nameOf = (element: Element) => computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();

export const isTypable = (element: Element) => typableRoles.has(roleOf(element));

/** Returns all elements of the page that have this role and name, in the order of the document. */
const sameControls = (role: string, name: string) =>
  [...document.querySelectorAll('*')].filter(
    (element) => roleOf(element) === role && !isInaccessible(element) && nameOf(element) === name,
  );

/** Returns the control to which the element belongs; a label belongs to the control that it names. */
export function controlOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each instanceof HTMLLabelElement && each.control) return each.control;
    const role = roleOf(each);
    if ((typableRoles.has(role) || isPressable(role)) && nameOf(each)) return each;
  }
  return null;
}

/** Describes a control by what a person sees of it. */
export function targetOf(control: Element): Target {
  const [role, name] = [roleOf(control), nameOf(control)];
  return { role, name, nth: Math.max(sameControls(role, name).indexOf(control), 0) };
}
