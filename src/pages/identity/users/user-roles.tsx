import { useState } from 'react';
import type { IdentityRole } from '@/api/identity-role';
import { tenantUserApi, type TenantUser } from '@/api/tenant-user';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useUnsavedChanges, confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { roleTitle } from '@/elements/text/role-title';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { notify } from '@/ui/feedback/notify';
import { Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { updateUser } from './update-user';
import styles from './user-roles.module.css';

const name = 'identity.user';

/** The properties of a role that are shown next to its name. */
const marksOf = ({ isDefault, isStatic, isPublic }: IdentityRole) => [
  ...(isDefault ? ['isDefault'] : []),
  ...(isStatic ? ['isStatic'] : []),
  ...(isPublic ? ['isPublic'] : []),
];

interface ChoicesProps {
  roles: IdentityRole[];
  chosen: readonly string[];
  /** The names of the roles that the signed-in user may give and take away. */
  assignable: ReadonlySet<string>;
  onChange: (names: string[]) => void;
}

function Choices({ roles, chosen, assignable, onChange }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.roles}>
      {roles.map((role) => {
        const note = assignable.has(role.name)
          ? marksOf(role).map((mark) => t(`identity.role.fields.${mark}`))
          : [t(`${name}.beyondOwn`)];
        return (
          <Row key={role.id} as="li" gap={3} justify="between">
            <Checkbox
              label={roleTitle(role.name)}
              checked={chosen.includes(role.name)}
              disabled={!assignable.has(role.name)}
              onChange={(on) =>
                onChange(on ? [...chosen, role.name] : chosen.filter((name) => name !== role.name))
              }
            >
              <span className={styles.name}>{roleTitle(role.name)}</span>
            </Checkbox>
            <Text as="small" tone="muted" size={12}>
              {note.join(t('elements.cells.separator'))}
            </Text>
          </Row>
        );
      })}
    </ul>
  );
}

interface UserRolesProps {
  user: TenantUser;
  close: (changed?: boolean) => void;
}

/** Loads the current user, the user's roles and the roles that can be given. */
const load =
  ({ id }: TenantUser) =>
  async (signal: AbortSignal) => {
    const [user, assigned, assignable] = await Promise.all([
      tenantUserApi.one({ id }, { signal }),
      tenantUserApi.roles({ id }, { signal }),
      tenantUserApi.assignableRoles(undefined, { signal }),
    ]);
    const free = new Set(assignable.items.map(({ name }) => name));
    return {
      user,
      assigned: assigned.items.map(({ name }) => name),
      free,
      roles: [...assignable.items, ...assigned.items.filter(({ name }) => !free.has(name))],
    };
  };

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

/** Edits the roles of a user. */
export function UserRoles({ user, close }: UserRolesProps) {
  const { t } = useTranslation();
  const loaded = useLoad(['user-roles', user.id], load(user), { fresh: true });
  const [chosen, setChosen] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const { dirty, isDirty, markDirty } = useUnsavedChanges();
  const choose = (names: string[]) => {
    setChosen(names);
    markDirty(!isSame(names, loaded.data?.assigned ?? []));
  };
  const leave = async () => {
    if (busy || (isDirty() && !(await confirmDiscard()))) return;
    markDirty(false);
    close();
  };
  const save = async () => {
    if (!loaded.data) return;
    setBusy(true);
    try {
      await updateUser({ ...loaded.data.user, roleNames: chosen });
      notify.success();
      markDirty(false);
      close(true);
    } catch {
      // The API client has shown the error, or the user has declined; the selection stays.
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button disabled={busy} onClick={() => void leave()}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
        {t('actions.save')}
      </Button>
    </>
  );
  return (
    <Popup
      title={t(`${name}.rolesOf`, { userName: user.userName })}
      footer={footer}
      onClose={() => void leave()}
    >
      <QueryBoundary query={loaded} name={t(`${name}.rolesOf`, { userName: user.userName })}>
        {({ roles, assigned, free }) => (
          <Choices roles={roles} assignable={free} chosen={chosen ?? assigned} onChange={choose} />
        )}
      </QueryBoundary>
    </Popup>
  );
}
