import { describe, expect, test } from 'vitest';
import { visibleMenu, diffPages } from '@/elements/permission/accessible-pages';
import {
  canToggle,
  diffGrants,
  checkState,
  togglePermission,
  togglePermissions,
  type GrantRules,
  type PermissionNode,
} from '@/elements/permission/permission-rules';
import { P } from '@/policies';

const node = (name: string, parentName: string | null = null): PermissionNode => ({
  name,
  displayName: name,
  parentName,
});
const list = node('List');
const create = node('Create', 'List');
const fast = node('Fast', 'Create');
const alone = node('Alone');
const nodes = [list, create, fast, alone];
const rules = (part: Partial<GrantRules> = {}): GrantRules => ({
  nodes,
  inherited: new Map(),
  canChange: () => true,
  ...part,
});
const after = (held: string[], one: PermissionNode, part?: Partial<GrantRules>) =>
  [...togglePermission(new Set(held), one, rules(part))].toSorted();

describe('granting and revoking a permission', () => {
  test('grants its parents as well', () => {
    expect(after([], fast)).toEqual(['Create', 'Fast', 'List']);
  });

  test('grants none of its children', () => {
    expect(after([], list)).toEqual(['List']);
  });

  test('revokes its children and nothing else', () => {
    expect(after(['List', 'Create', 'Fast', 'Alone'], list)).toEqual(['Alone']);
    expect(after(['List', 'Create', 'Fast'], create)).toEqual(['List']);
  });

  test('keeps inherited permissions, which count as granted parents', () => {
    const inherited = new Map([['List', ['manager']]]);
    expect(after(['Alone'], list, { inherited })).toEqual(['Alone']);
    expect(after([], create, { inherited })).toEqual(['Create']);
  });

  test('never changes unchangeable permissions', () => {
    const canChange = (name: string) => name !== 'Create';
    expect(after([], create, { canChange })).toEqual([]);
    expect(after([], fast, { canChange })).toEqual([]);
    expect(after(['List', 'Create'], list, { canChange })).toEqual(['Create', 'List']);
    expect(canToggle(alone, new Set(), rules({ canChange }))).toBe(true);
  });
});

describe('a group of permissions', () => {
  test('grants all missing ones, then revokes all', () => {
    const all = togglePermissions(new Set(['Create', 'List']), nodes, rules());
    expect([...all].toSorted()).toEqual(['Alone', 'Create', 'Fast', 'List']);
    expect(togglePermissions(all, nodes, rules()).size).toBe(0);
  });

  test('leaves unchangeable ones alone', () => {
    const fixed = rules({ inherited: new Map([['Alone', ['manager']]]) });
    expect([...togglePermissions(new Set(), nodes, fixed)]).not.toContain('Alone');
    const some = rules({ canChange: (name) => name === 'Alone' });
    expect([...togglePermissions(new Set(['List']), nodes, some)].toSorted()).toEqual([
      'Alone',
      'List',
    ]);
  });

  test('is all, some or none, inherited ones included', () => {
    const inherited = new Map([['Alone', ['manager']]]);
    expect(checkState(nodes, new Set(), rules())).toBe('none');
    expect(checkState(nodes, new Set(), rules({ inherited }))).toBe('some');
    const own = new Set(['List', 'Create', 'Fast']);
    expect(checkState(nodes, own, rules({ inherited }))).toBe('all');
  });
});

describe('the permissions that are sent', () => {
  test('are only the differences', () => {
    expect(diffGrants(new Set(['A', 'B']), new Set(['B', 'C']))).toEqual([
      { name: 'C', isGranted: true },
      { name: 'A', isGranted: false },
    ]);
    expect(diffGrants(new Set(['A']), new Set(['A']))).toEqual([]);
  });
});

describe('the effect of permissions', () => {
  test('lists pages gained and lost without those open to everybody', () => {
    const before = new Set<string>([P.cache, P.companyList]);
    const next = new Set<string>([P.companyList, P.companyCreate]);
    expect(diffPages(before, next)).toEqual({
      gained: ['/company/create-company'],
      lost: ['/base-support/cache'],
    });
    expect(diffPages(before, before)).toEqual({ gained: [], lost: [] });
  });

  test('contains the groups of permitted pages in the menu, without hidden pages', () => {
    const menu = visibleMenu(new Set<string>([P.cache, P.companyDetail]));
    expect(menu.map(({ path }) => path)).toEqual(['dashboard', 'base-support']);
    expect(menu[1]?.children?.map(({ path }) => path)).toEqual(['cache']);
  });
});
