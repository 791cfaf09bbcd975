import type { TeamRole } from '@/api/substation/role';
import { diffGrants, type Grants } from '@/elements/permission/permission-rules';
import { diffPages } from '@/elements/permission/accessible-pages';
import { t } from '@/i18n';

const name = 'platform-base-configuration.defaultRoles';

const pagesLine = (way: 'gained' | 'lost', pages: string[]) =>
  pages.length
    ? t(`${name}.${way}`, {
        count: pages.length,
        pages: pages.map((page) => t(`routes.${page}`)).join(t('elements.cells.separator')),
      })
    : '';

interface GrantsQuestion {
  title: string;
  /** The copies that the save changes. */
  behind: readonly TeamRole[];
  before: Grants;
  after: Grants;
  /** Whether the signed-in user has the role. */
  isOwn: boolean;
}

/** The confirmation before a default role is saved: the changed sub-stations, and the pages that its users gain and lose. */
export function grantsQuestion({ title, behind, before, after, isOwn }: GrantsQuestion): string {
  const changes = diffGrants(before, after);
  const added = changes.filter(({ isGranted }) => isGranted).length;
  const { gained, lost } = diffPages(before, after);
  const lines = [
    t(`${name}.confirm`, {
      role: title,
      substations: behind.length,
      added,
      removed: changes.length - added,
    }),
    pagesLine('gained', gained),
    pagesLine('lost', lost),
    isOwn ? t('elements.permission.own') : '',
  ];
  return lines.filter(Boolean).join('\n');
}
