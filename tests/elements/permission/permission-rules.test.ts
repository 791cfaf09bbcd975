import { describe, expect, test } from 'vitest';
import {
  canToggle,
  diffGrants,
  checkState,
  togglePermission,
  togglePermissions,
  type GrantRules,
  type PermissionNode,
} from '@/elements/permission/permission-rules';
import { visibleMenu, diffPages } from '@/elements/permission/accessible-pages';
import { P } from '@/policies';

const node = (name: string, parentName: string | null = null): PermissionNode => ({
  name,
  displayName: name,
  parentName,
});
const list = node('List');
const create = node('Create', 'List');
const fast = node('Fast', 'Create');
const beside = node('Beside');
const nodes = [list, create, fast, beside];
const rules = (part: Partial<GrantRules> = {}): GrantRules => ({
  nodes,
  inherited: new Map(),
  canChange: () => true,
  ...part,
});
const after = (held: string[], one: PermissionNode, part?: Partial<GrantRules>) =>
  [...togglePermission(new Set(held), one, rules(part))].toSorted();

describe('giving and taking a permission', () => {
  test('gives what it hangs below as well', () => {
    expect(after([], fast)).toEqual(['Create', 'Fast', 'List']);
  });

  test('gives nothing of what hangs below it', () => {
    expect(after([], list)).toEqual(['List']);
  });

  test('takes all that hangs below it, and nothing beside it', () => {
    expect(after(['List', 'Create', 'Fast', 'Beside'], list)).toEqual(['Beside']);
    expect(after(['List', 'Create', 'Fast'], create)).toEqual(['List']);
  });

  test('an inherited one stays, and is parent enough', () => {
    const inherited = new Map([['List', ['manager']]]);
    expect(after(['Beside'], list, { inherited })).toEqual(['Beside']);
    expect(after([], create, { inherited })).toEqual(['Create']);
  });

  test('what one may not change neither moves nor is moved along', () => {
    const canChange = (name: string) => name !== 'Create';
    expect(after([], create, { canChange })).toEqual([]);
    expect(after([], fast, { canChange })).toEqual([]);
    expect(after(['List', 'Create'], list, { canChange })).toEqual(['Create', 'List']);
    expect(canToggle(beside, new Set(), rules({ canChange }))).toBe(true);
  });
});

describe('a group as a whole', () => {
  test('gives all that is missing, then takes all', () => {
    const all = togglePermissions(new Set(['Create', 'List']), nodes, rules());
    expect([...all].toSorted()).toEqual(['Beside', 'Create', 'Fast', 'List']);
    expect(togglePermissions(all, nodes, rules()).size).toBe(0);
  });

  test('leaves alone what cannot be changed', () => {
    const fixed = rules({ inherited: new Map([['Beside', ['manager']]]) });
    expect([...togglePermissions(new Set(), nodes, fixed)]).not.toContain('Beside');
    const some = rules({ canChange: (name) => name === 'Beside' });
    expect([...togglePermissions(new Set(['List']), nodes, some)].toSorted()).toEqual([
      'Beside',
      'List',
    ]);
  });

  test('says whether all, some or none is held, whoever grants it', () => {
    const inherited = new Map([['Beside', ['manager']]]);
    expect(checkState(nodes, new Set(), rules())).toBe('none');
    expect(checkState(nodes, new Set(), rules({ inherited }))).toBe('some');
    const own = new Set(['List', 'Create', 'Fast']);
    expect(checkState(nodes, own, rules({ inherited }))).toBe('all');
  });
});

describe('what is sent', () => {
  test('is only what differs', () => {
    expect(diffGrants(new Set(['A', 'B']), new Set(['B', 'C']))).toEqual([
      { name: 'C', isGranted: true },
      { name: 'A', isGranted: false },
    ]);
    expect(diffGrants(new Set(['A']), new Set(['A']))).toEqual([]);
  });
});

describe('what grants open', () => {
  test('pages are gained and lost; those open to everybody are neither', () => {
    const before = new Set<string>([P.cache, P.companyList]);
    const next = new Set<string>([P.companyList, P.companyCreate]);
    expect(diffPages(before, next)).toEqual({
      gained: ['/company/create-company'],
      lost: ['/base-support/cache'],
    });
    expect(diffPages(before, before)).toEqual({ gained: [], lost: [] });
  });

  test('the menu has the groups of what is granted, without hidden pages', () => {
    const menu = visibleMenu(new Set<string>([P.cache, P.companyDetail]));
    expect(menu.map(({ path }) => path)).toEqual(['dashboard', 'base-support']);
    expect(menu[1]?.children?.map(({ path }) => path)).toEqual(['cache']);
  });
});
