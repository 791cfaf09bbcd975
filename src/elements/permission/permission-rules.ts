/** A permission of a group; one with a parent is held only together with it. */
export interface PermissionNode {
  name: string;
  displayName: string;
  /** Of the same group; null at the top. */
  parentName: string | null;
}
export interface PermissionGroup {
  name: string;
  displayName: string;
  permissions: readonly PermissionNode[];
}

/** What a change of grants has to go by. */
export interface GrantRules {
  /** All permissions, parents before what hangs below them. */
  nodes: readonly PermissionNode[];
  /** Granted by somebody else, and by whom: cannot be taken here. */
  inherited: ReadonlyMap<string, readonly string[]>;
  /** Whether the one who edits may give and take a permission at all. */
  canChange: (name: string) => boolean;
}
/** Names of what is granted to the owner himself. */
export type Grants = ReadonlySet<string>;
export interface GrantChange {
  name: string;
  isGranted: boolean;
}

/** What a permission hangs below, the nearest first. */
export function ancestorsOf(node: PermissionNode, nodes: readonly PermissionNode[]) {
  const found: PermissionNode[] = [];
  let up: PermissionNode | undefined = node;
  do {
    const { parentName }: PermissionNode = up;
    up = nodes.find(({ name }) => name === parentName);
    if (up) found.push(up);
  } while (up);
  return found;
}
const descendantsOf = (node: PermissionNode, nodes: readonly PermissionNode[]) =>
  nodes.filter((one) => ancestorsOf(one, nodes).includes(node));

export const isHeld = (name: string, own: Grants, { inherited }: GrantRules) =>
  own.has(name) || inherited.has(name);

/** The other permissions that a change of this one takes along: parents are given with it, children go with it. */
const dependentPermissions = (node: PermissionNode, own: Grants, rules: GrantRules) =>
  own.has(node.name)
    ? descendantsOf(node, rules.nodes).filter(({ name }) => own.has(name))
    : ancestorsOf(node, rules.nodes).filter(({ name }) => !isHeld(name, own, rules));

export const canToggle = (node: PermissionNode, own: Grants, rules: GrantRules) =>
  !rules.inherited.has(node.name) &&
  [node, ...dependentPermissions(node, own, rules)].every(({ name }) => rules.canChange(name));

/** The grants after one was given or taken, with what follows from it. */
export function togglePermission(own: Grants, node: PermissionNode, rules: GrantRules): Grants {
  if (!canToggle(node, own, rules)) return own;
  const names = [node, ...dependentPermissions(node, own, rules)].map(({ name }) => name);
  const next = new Set(own);
  for (const name of names) {
    if (own.has(node.name)) next.delete(name);
    else next.add(name);
  }
  return next;
}

/** Gives all of these that can be given; takes them when none is left to give. */
export function togglePermissions(
  own: Grants,
  some: readonly PermissionNode[],
  rules: GrantRules,
): Grants {
  const free = some.filter((node) => canToggle(node, own, rules));
  const missing = free.filter(({ name }) => !own.has(name));
  const flip = (now: Grants, node: PermissionNode) =>
    // A parent may already have gone the way of its child.
    now.has(node.name) === own.has(node.name) ? togglePermission(now, node, rules) : now;
  return (missing.length ? missing : free).reduce(flip, own);
}

export function checkState(some: readonly PermissionNode[], own: Grants, rules: GrantRules) {
  const held = some.filter(({ name }) => isHeld(name, own, rules)).length;
  if (held === 0) return 'none';
  return held === some.length ? 'all' : 'some';
}

/** What has to be sent to get from one to the other. */
export const diffGrants = (before: Grants, after: Grants): GrantChange[] => [
  ...[...after].filter((name) => !before.has(name)).map((name) => ({ name, isGranted: true })),
  ...[...before].filter((name) => !after.has(name)).map((name) => ({ name, isGranted: false })),
];
