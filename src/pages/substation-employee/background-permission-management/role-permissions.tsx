import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import { useState, type ReactNode } from 'react';
import { teamRoleApi, type TeamRole } from '@/api/substation/role';
import { PermissionEditor } from '@/elements/permission/permission-editor';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { currentLanguage, label, useTranslation } from '@/i18n';
import { copyRole, renameRole, saveGrants } from '@/pages/substation-employee/shared/role-forms';
import { Button } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/dialogs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import styles from './roles.module.css';

const name = 'substation-employee.role';

interface RolePermissionsProps {
  role: TeamRole;
  /** Whether the signed-in user has this role. */
  isOwn: boolean;
  markDirty: (dirty: boolean) => void;
  /** Called after roles were created, changed or deleted; `next` is the role to open. */
  onChanged: (next?: TeamRole) => void;
  onBack: () => void;
}

function Head({ role, markDirty, onChanged, onBack }: RolePermissionsProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { id, name: roleName, isDefault, userCount, substationName } = role;
  const close = () => setDialog(null);
  const remove = () =>
    void confirmRequest(
      label(name, 'confirms', 'delete', { name: roleName }),
      async () => {
        await teamRoleApi.remove({ id });
        markDirty(false);
        onChanged();
      },
      { danger: true },
    );
  return (
    <Row as="header" gap={2} wrap className={styles.head}>
      <IconButton className={styles.back} label={t(`${name}.back`)} onClick={onBack}>
        <Icon icon={LeftOutlined} size={16} />
      </IconButton>
      <div className={styles.title}>
        <Text as="h2" size={16} strong>
          {cellText(roleName)}
        </Text>
        <Text as="p" tone="secondary">
          {cellText(substationName)} · {t(`${name}.users`, { count: userCount })}
        </Text>
      </div>
      <Button onClick={() => setDialog(renameRole({ role, done: onChanged }, close))}>
        {t(`${name}.actions.rename`)}
      </Button>
      <Button onClick={() => setDialog(copyRole({ role, done: onChanged }, close))}>
        {t(`${name}.actions.copy`)}
      </Button>
      {!isDefault && (
        <Button
          variant="danger"
          disabled={userCount > 0}
          title={userCount > 0 ? t(`${name}.inUse`, { count: userCount }) : undefined}
          onClick={remove}
        >
          {t(`${name}.actions.delete`)}
        </Button>
      )}
      {dialog}
    </Row>
  );
}

/** Edits the permissions of one role. */
export function RolePermissions(props: RolePermissionsProps) {
  const { role, isOwn, markDirty, onChanged } = props;
  const language = currentLanguage();
  const load = useLoad(
    ['role-permissions', role.id, language],
    async (signal) => {
      const [{ groups }, { policies }] = await Promise.all([
        teamRoleApi.defaultPermissions(undefined, { signal }),
        teamRoleApi.permissions({ id: role.id }, { signal }),
      ]);
      return { groups, policies };
    },
    { fresh: true },
  );
  return (
    <Stack as="section" panel className={styles.detail} aria-label={cellText(role.name)}>
      <Head {...props} />
      <div className={styles.scroll}>
        <QueryBoundary query={load} name={cellText(role.name)}>
          {({ groups, policies }) => (
            <PermissionEditor
              owner={{ name: role.name, granted: policies, isOwn }}
              groups={groups}
              save={(changes) => saveGrants(role, changes).then(() => onChanged())}
              markDirty={markDirty}
            />
          )}
        </QueryBoundary>
      </div>
    </Stack>
  );
}
