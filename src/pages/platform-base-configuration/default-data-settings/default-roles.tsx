import { useState } from 'react';
import { teamRoleApi, type PermissionTree as Tree, type TeamRole } from '@/api/substation/role';
import { refreshPermissions } from '@/elements/permission/refresh-permissions';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useUnsavedChanges, confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { DefaultCard } from './default-cards';
import { RoleGrants } from './role-grants';
import styles from './default-data-settings.module.css';

const name = 'platform-base-configuration.defaultRoles';

interface Defaults {
  tree: Tree;
  roles: TeamRole[];
  /** The ids of the roles that the signed-in user has. */
  ownIds: ReadonlySet<string>;
}

/** Loads the default roles. Every sub-station has its own copies; here they are grouped by name. */
async function loadDefaults(signal: AbortSignal): Promise<Defaults> {
  const [tree, { items }, own] = await Promise.all([
    teamRoleApi.defaultPermissions(undefined, { signal }),
    teamRoleApi.useful({}, { signal }),
    teamRoleApi.own(undefined, { signal }),
  ]);
  const ownIds = new Set(own.items.map(({ id }) => String(id)));
  return { tree, roles: items.filter(({ isDefault }) => isDefault), ownIds };
}

function Roles({ defaults, onSaved }: { defaults: Defaults; onSaved: () => void }) {
  const { t } = useTranslation();
  const { tree, roles, ownIds } = defaults;
  const titles = [...new Set(roles.map((role) => role.name))];
  const [title, setTitle] = useState(titles[0] ?? '');
  const unsaved = useUnsavedChanges();
  const choose = async (next: string) => {
    if (unsaved.isDirty() && !(await confirmDiscard())) return;
    unsaved.markDirty(false);
    setTitle(next);
  };
  const copies = roles.filter((role) => role.name === title);
  const isOwn = copies.some(({ id }) => ownIds.has(String(id)));
  if (!copies.length) return <p>{t('elements.table.empty')}</p>;
  return (
    <Grid gap={3}>
      <div className={styles.form}>
        <Row as="label" gap={2} lineGap={1} wrap className={styles.role}>
          <span>{t(`${name}.role`)}</span>
          <NativeSelect value={title} onChange={({ target }) => void choose(target.value)}>
            {titles.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </NativeSelect>
        </Row>
        <Text as="p" tone="secondary" className={styles.copies}>
          {t(`${name}.copies`, { count: copies.length })}
        </Text>
      </div>
      <RoleGrants
        key={`${title} ${copies.map(({ concurrencyStamp }) => concurrencyStamp).join()}`}
        tree={tree}
        title={title}
        roles={copies}
        isOwn={isOwn}
        onSaved={() => {
          if (isOwn) refreshPermissions();
          onSaved();
        }}
        unsaved={unsaved}
      />
    </Grid>
  );
}

/** Edits the permissions of the default roles in all sub-stations at once. */
export function DefaultRoles() {
  const { t } = useTranslation();
  const load = useLoad(['default-roles'], loadDefaults);
  return (
    <DefaultCard name={name}>
      <QueryBoundary query={load} name={t(`${name}.title`)}>
        {(defaults) => <Roles defaults={defaults} onSaved={load.reload} />}
      </QueryBoundary>
    </DefaultCard>
  );
}
