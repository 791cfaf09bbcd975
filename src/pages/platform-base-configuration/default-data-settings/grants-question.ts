import type { TeamRole } from '@/api/substation/role';
import { diffPages } from '@/elements/permission/accessible-pages';
import { diffGrants, type Grants } from '@/elements/permission/permission-rules';
import { t } from '@/i18n';

const name = 'platform-base-configuration.defaultRoles';

const pagesLine = (way: 'gained' | 'lost', pages: string[]) =>
  pages.length
    ? t(`${name}.${way}`, {
        count: pages.length,
        pages: pages.map((page) => t(`routes.${page}`)).join(t('elements.cells.separator')),
      })
    : '';

interface GrantsConfirmation {
  title: string;
  /** The copies that the save changes. */
  outdatedRoles: readonly TeamRole[];
  before: Grants;
  after: Grants;
  /** Whether the signed-in user has the role. */
  isOwn: boolean;
}

/** The confirmation before a default role is saved: the changed sub-stations, and the pages that its users gain and lose. */
export function grantsConfirmation({
  title,
  outdatedRoles,
  before,
  after,
  isOwn,
}: GrantsConfirmation): string {
  const changes = diffGrants(before, after);
  const added = changes.filter(({ isGranted }) => isGranted).length;
  const { gained, lost } = diffPages(before, after);
  const lines = [
    t(`${name}.confirm`, {
      role: title,
      substations: outdatedRoles.length,
      added,
      removed: changes.length - added,
    }),
    pagesLine('gained', gained),
    pagesLine('lost', lost),
    isOwn ? t('elements.permission.own') : '',
  ];
  return lines.filter(Boolean).join('\n');
}
