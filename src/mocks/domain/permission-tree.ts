import { P, type Policy } from '@/policies';
import data from './permission-titles.json';
import type { Language } from '@/mocks/server/errors';

export interface PermissionNode {
  name: Policy;
  displayName: string;
  /** Of the same group; null at the top. */
  parentName: Policy | null;
}
export interface PermissionGroupNode {
  name: string;
  displayName: string;
  permissions: PermissionNode[];
}

/** The titles of the groups, and of the pages that the policies open. */
const titles: { groups: Record<string, string[]>; policies: Record<Policy, string[]> } = data;

const names: Policy[] = Object.values(P);
const groupOf = (name: Policy) => name.slice(0, name.indexOf('.'));
/** `Company.CompanyList.Create` hangs below `Company.CompanyList`. */
export const parentOf = (name: Policy) =>
  names.find((other) => other === name.slice(0, name.lastIndexOf('.'))) ?? null;

/** Every permission there is, by group, in the language of the caller. */
export function permissionTree(language: Language): PermissionGroupNode[] {
  const title = ([zh = '', en = '']: string[]) => (language === 'en' ? en : zh);
  return Object.entries(titles.groups).map(([group, groupTitles]) => ({
    name: group,
    displayName: title(groupTitles),
    permissions: names
      .filter((name) => groupOf(name) === group)
      .map((name) => ({
        name,
        displayName: title(titles.policies[name]),
        parentName: parentOf(name),
      })),
  }));
}
