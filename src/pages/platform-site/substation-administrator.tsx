import { team, type Team, type TeamInput } from '@/api/substation/team';
import { crudPage } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { lazyControl } from '@/elements/query/lazy-control';
import { t } from '@/i18n';
import { P } from '@/policies';
import {
  leaderWorksInSubstations,
  membersWorkInSubstations,
  noDuplicateMembers,
  substationChoices,
  teams,
} from './substation-administrator/team-rules';

const name = 'platform-site.team';
const maxMembers = 50;
const RoleChoice = lazyControl(
  async () => (await import('@/elements/record-select/team-role-choice')).TeamRoleChoice,
);
const substationsKey = 'substationIds';
const person = {
  key: 'userId',
  type: 'record',
  of: 'staff',
  required: true,
  nameKey: 'name',
  substationsKey,
} as const;

export default crudPage({
  name,
  policy: P.substationTeam,
  record: team,
  api: teams,
  columns: [
    { key: 'name', sortable: true, width: 168 },
    'status',
    { key: 'substation', width: 240 },
    { key: 'leader', width: 96 },
    'memberCount',
    { key: 'role', width: 200 },
    { key: 'creationTime', sortable: true },
  ],
  card: { facts: ['substation', 'leader', 'memberCount'] },
  filters: [
    'name',
    'substation',
    'leaderName',
    { key: 'status', control: 'radio' },
    { key: 'creationTime', collapsed: true },
  ],
  form: [
    'name',
    {
      key: 'substationIds',
      nameKey: 'substationNames',
      type: 'record',
      multiple: true,
      required: true,
      load: substationChoices,
    },
    { key: 'leader', substationsKey, rules: [leaderWorksInSubstations] },
    {
      key: 'role',
      hint: `${name}.rolesHint`,
      render: (control) => <RoleChoice {...control} />,
      preload: RoleChoice.preload,
    },
    { key: 'status', control: 'radio' },
    {
      key: 'members',
      columns: [person],
      rules: [noDuplicateMembers, membersWorkInSubstations],
      max: maxMembers,
      wide: true,
    },
  ],
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    {
      code: 'members',
      dialog: formAction<Team, Pick<TeamInput, 'members'>>({
        name,
        code: 'members',
        title: (one) => t(`${name}.membersOf`, { name: one.name }),
        fields: [
          {
            key: 'members',
            columns: [
              person,
              {
                key: 'roleIds',
                type: 'custom',
                render: (control) => <RoleChoice {...control} />,
                preload: RoleChoice.preload,
              },
            ],
            rules: [noDuplicateMembers, membersWorkInSubstations],
            max: maxMembers,
            wide: true,
          },
        ],
        initial: (one) => one,
        reload: ({ id }) => teams.one({ id }),
        save: ({ members }, one) => teams.update({ ...one, members }),
      }),
    },
    'delete',
  ],
});
