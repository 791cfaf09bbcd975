import { useState } from 'react';
import { teamRoleApi, type PermissionTree as Tree, type TeamRole } from '@/api/substation/role';
import { BatchResult } from '@/elements/batch/batch-result';
import { onLatest, type BatchTask } from '@/elements/batch/batch-run';
import { SaveBar } from '@/elements/form/page/save-bar';
import { diffGrants, type Grants } from '@/elements/permission/permission-rules';
import { PermissionTree } from '@/elements/permission/permission-tree';
import { findById } from '@/elements/query/all-rows';
import { useSaveShortcut, type useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { Button } from '@/ui/button';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { Text } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { grantsConfirmation } from './grants-question';
import styles from './default-data-settings.module.css';

const MenuPreview = lazyPopup(
  async () => (await import('@/elements/permission/menu-preview')).MenuPreview,
);

const name = 'platform-base-configuration.defaultRoles';

const keyOf = (policies: Iterable<string>) => [...policies].toSorted().join();

/** The most common grants of the copies. */
function mostCommonGrants(roles: TeamRole[]): Grants {
  const counts = new Map<string, number>();
  for (const { policies } of roles) {
    counts.set(keyOf(policies), (counts.get(keyOf(policies)) ?? 0) + 1);
  }
  const maxCount = Math.max(...counts.values());
  const mostCommon = roles.find(({ policies }) => counts.get(keyOf(policies)) === maxCount);
  return new Set(mostCommon?.policies);
}

interface RoleGrantsProps {
  tree: Tree;
  title: string;
  /** The copies of one role. */
  roles: TeamRole[];
  /** Whether the signed-in user has this role. */
  isOwn: boolean;
  onSaved: () => void;
  unsaved: ReturnType<typeof useUnsavedChanges>;
}

/** Edits the permissions of one default role in all its copies. */
export function RoleGrants({ tree, title, roles, isOwn, onSaved, unsaved }: RoleGrantsProps) {
  const { t } = useTranslation();
  const can = useCan();
  const saved = mostCommonGrants(roles);
  const [own, setOwn] = useState<Grants>(saved);
  const [tasks, setTasks] = useState<BatchTask[]>();
  const [previewing, setPreviewing] = useState(false);
  const changes = diffGrants(saved, own);
  const outdatedRoles = roles.filter(({ policies }) => keyOf(policies) !== keyOf(own));
  const differing = roles.filter(({ policies }) => keyOf(policies) !== keyOf(saved)).length;
  const change = (next: Grants) => {
    setOwn(next);
    unsaved.markDirty(diffGrants(saved, next).length > 0);
  };
  const save = async () => {
    if (!changes.length) return;
    const content = grantsConfirmation({ title, outdatedRoles, before: saved, after: own, isOwn });
    if (!(await confirmDialog({ content }))) return;
    const quiet = { quiet: true };
    const send = (role: TeamRole) => teamRoleApi.update({ ...role, policies: [...own] }, quiet);
    const reload = async ({ id, substationId }: TeamRole) =>
      findById((await teamRoleApi.useful({ substationIds: [substationId] }, quiet)).items, id);
    setTasks(
      outdatedRoles.map((role) => ({
        id: role.id,
        name: role.substationName,
        run: () => send(role),
        runOnLatest: onLatest(() => reload(role), send),
      })),
    );
  };
  const bar = useSaveShortcut(() => void save());
  return (
    <>
      {differing > 0 && (
        <Text as="p" tone="warning">
          {t(`${name}.strays`, { count: differing })}
        </Text>
      )}
      <PermissionTree
        groups={tree.groups}
        rules={{
          nodes: tree.groups.flatMap(({ permissions }) => permissions),
          inherited: new Map(),
          canChange: (policy) => can(policy),
        }}
        own={own}
        saved={saved}
        onChange={change}
      />
      <SaveBar
        ref={bar}
        className={styles.bar}
        dirty={changes.length > 0}
        state={t(changes.length ? 'elements.permission.changed' : 'elements.permission.unchanged', {
          count: changes.length,
        })}
      >
        <Button onClick={() => setPreviewing(true)}>{t('elements.permission.preview')}</Button>
        <Button variant="primary" disabled={!changes.length} onClick={() => void save()}>
          {t('actions.save')}
        </Button>
      </SaveBar>
      {previewing && (
        <MenuPreview owner={title} granted={own} onClose={() => setPreviewing(false)} />
      )}
      {tasks && (
        <BatchResult
          title={t(`${name}.title`)}
          origin={{ name, code: 'save' }}
          tasks={tasks}
          onClose={() => {
            setTasks(undefined);
            // A copy that was not saved is shown as a sub-station that differs.
            unsaved.markDirty(false);
            onSaved();
          }}
        />
      )}
    </>
  );
}
