import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { teamRoleApi, type TeamRole } from '@/api/substation/role';
import type { Id } from '@/api/types';
import { internalNavigation } from '@/elements/filter/use-address';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useUnsavedChanges, confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { Box, Grid } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { RoleList } from './background-permission-management/role-list';
import { RolePermissions } from './background-permission-management/role-permissions';
import { newRole } from './shared/role-forms';
import styles from './background-permission-management/roles.module.css';

const roleParam = 'role';

/** The role whose id is in the URL. With unsaved changes, another role can only be opened after a confirmation. */
function useChosenRole() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isDirty, markDirty } = useUnsavedChanges();
  const leave = async () => {
    if (isDirty() && !(await confirmDiscard())) return false;
    markDirty(false);
    return true;
  };
  const show = (id: Id | undefined) =>
    navigate(id === undefined ? pathname : `${pathname}?${roleParam}=${id}`, internalNavigation);
  const choose = async (id: Id | undefined) => {
    if (await leave()) void show(id);
  };
  return { requestedId: new URLSearchParams(search).get(roleParam), leave, choose, markDirty };
}

function useRoles(substationId: Id | undefined) {
  const key = ['team-roles', String(substationId)] as const;
  return useLoad(key, async (signal) => {
    const query = substationId === undefined ? {} : { substationIds: [substationId] };
    const [useful, own] = await Promise.all([
      teamRoleApi.useful(query, { signal }),
      teamRoleApi.own(undefined, { signal }),
    ]);
    return { roles: useful.items, ownIds: new Set(own.items.map(({ id }) => String(id))) };
  });
}

/** The roles of the sub-stations with their permissions: the list next to the tree, and on a phone one after the other. */
export default function BackgroundPermissionManagement() {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const [substationId, setSubstationId] = useState<Id>();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { requestedId, leave, choose, markDirty } = useChosenRole();
  const load = useRoles(substationId);
  const filter = async (id: Id | undefined) => {
    if (await leave()) setSubstationId(id);
  };
  const chosenOf = (roles: TeamRole[]) =>
    roles.find(({ id }) => String(id) === requestedId) ?? (mobile ? undefined : roles[0]);
  return (
    <Box padding={2} className={styles.page}>
      <h1 className="visually-hidden">
        {t('routes./substation-employee/background-permission-management')}
      </h1>
      <QueryBoundary
        query={load}
        name={t('routes./substation-employee/background-permission-management')}
      >
        {({ roles, ownIds }) => {
          const chosen = chosenOf(roles);
          // Without an id in the URL the first role is open.
          const open = ({ id }: TeamRole) => {
            if (String(id) !== String(chosen?.id)) void choose(id);
          };
          const changed = (next?: TeamRole) => {
            load.reload();
            if (next) open(next);
          };
          return (
            <Grid gap={2} fill className={styles.columns} data-chosen={chosen !== undefined}>
              <RoleList
                roles={roles}
                ownIds={ownIds}
                chosenId={chosen?.id}
                substationId={substationId}
                onChoose={open}
                onSubstation={(id) => void filter(id)}
                onNew={() =>
                  setDialog(newRole({ substationId, done: changed }, () => setDialog(null)))
                }
              />
              {chosen && (
                <RolePermissions
                  key={chosen.id}
                  role={chosen}
                  isOwn={ownIds.has(String(chosen.id))}
                  markDirty={markDirty}
                  onChanged={changed}
                  onBack={() => void choose(undefined)}
                />
              )}
            </Grid>
          );
        }}
      </QueryBoundary>
      {dialog}
    </Box>
  );
}
