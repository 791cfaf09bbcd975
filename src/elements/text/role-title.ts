import { t } from '@/i18n';

/**
 * The roles that a server is delivered with. The API has no display names: it refers to a role by its name, which for
 * these is a code and for a role of an operator is in the operator's own words.
 */
const builtInRoles: ReadonlySet<string> = new Set([
  'admin',
  'platform-operator',
  'substation-manager',
  'substation-staff',
  'back-office',
  'company-account',
]);

/** Returns the text of a built-in role, or the name of another. */
export const roleTitle = (name: string): string =>
  builtInRoles.has(name) ? t(`elements.roles.${name}`) : name;

/** The title together with the name that the role is searched and edited by, when they differ. */
export function roleTitleWithName(name: string): string {
  const title = roleTitle(name);
  return title === name ? name : t('elements.roles.$withName', { title, name });
}
