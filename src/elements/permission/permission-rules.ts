import { withMembers } from '@/lib/sets';

/** A permission. One with a parent can only be granted together with the parent. */
export interface PermissionNode {
  name: string;
  displayName: string;
  /** Name of the parent in the same group; null for top-level permissions. */
  parentName: string | null;
}
export interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: readonly PermissionNode[];
}

/** What determines which grants can change. */
export interface GrantRules {
  /** All permissions, parents before their children. */
  nodes: readonly PermissionNode[];
  /** Permissions granted by others, with their names; these cannot be revoked here. */
  inherited: ReadonlyMap<string, readonly string[]>;
  /** Whether the signed-in user may grant and revoke a permission. */
  canChange: (name: string) => boolean;
}
/** Names of the owner's own permissions. */
export type Grants = ReadonlySet<string>;
export interface GrantChange {
  name: string;
  isGranted: boolean;
}

/** The ancestors of a permission, the nearest first. */
export function ancestorsOf(node: PermissionNode, nodes: readonly PermissionNode[]) {
  const found: PermissionNode[] = [];
  let up: PermissionNode | undefined = node;
  do {
    const { parentName }: PermissionNode = up;
    up = nodes.find(({ name }) => name === parentName);
    if (up) found.push(up);
    // A permission named as its own ancestor must not keep the page busy for ever.
  } while (up && up !== node && found.length < nodes.length);
  return found;
}
const descendantsOf = (node: PermissionNode, nodes: readonly PermissionNode[]) =>
  nodes.filter((one) => ancestorsOf(one, nodes).includes(node));

export const isHeld = (name: string, own: Grants, { inherited }: GrantRules) =>
  own.has(name) || inherited.has(name);

/**
 * The permissions that change together with this one: granting grants its ancestors, revoking revokes its descendants.
 */
const dependentPermissions = (node: PermissionNode, own: Grants, rules: GrantRules) =>
  own.has(node.name)
    ? descendantsOf(node, rules.nodes).filter(({ name }) => own.has(name))
    : ancestorsOf(node, rules.nodes).filter(({ name }) => !isHeld(name, own, rules));

export const canToggle = (node: PermissionNode, own: Grants, rules: GrantRules) =>
  !rules.inherited.has(node.name) &&
  [node, ...dependentPermissions(node, own, rules)].every(({ name }) => rules.canChange(name));

/** The grants after a permission was granted or revoked, together with its dependent permissions. */
export function togglePermission(own: Grants, node: PermissionNode, rules: GrantRules): Grants {
  if (!canToggle(node, own, rules)) return own;
  const names = [node, ...dependentPermissions(node, own, rules)].map(({ name }) => name);
  return withMembers(own, names, !own.has(node.name));
}

/** Grants all of these permissions; when all are granted, revokes them. Permissions that cannot change are skipped. */
export function togglePermissions(
  own: Grants,
  some: readonly PermissionNode[],
  rules: GrantRules,
): Grants {
  const free = some.filter((node) => canToggle(node, own, rules));
  const missing = free.filter(({ name }) => !own.has(name));
  const flip = (now: Grants, node: PermissionNode) =>
    // A permission may have changed already, as an ancestor or descendant of another one.
    now.has(node.name) === own.has(node.name) ? togglePermission(now, node, rules) : now;
  return (missing.length ? missing : free).reduce(flip, own);
}

export function checkState(some: readonly PermissionNode[], own: Grants, rules: GrantRules) {
  const grantedCount = some.filter(({ name }) => isHeld(name, own, rules)).length;
  if (grantedCount === 0) return 'none';
  return grantedCount === some.length ? 'all' : 'some';
}

/** The changes from one set of grants to another. */
export const diffGrants = (before: Grants, after: Grants): GrantChange[] => [
  ...[...after].filter((name) => !before.has(name)).map((name) => ({ name, isGranted: true })),
  ...[...before].filter((name) => !after.has(name)).map((name) => ({ name, isGranted: false })),
];
