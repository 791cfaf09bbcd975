import type { Team, TeamInput } from '@/api/substation/team';
import { crudPage } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { lazyControl } from '@/elements/query/lazy-control';
import { StandardStatus } from '@/enums';
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
  api: teams,
  columns: [
    { key: 'name', sortable: true, width: 168 },
    { key: 'status', type: 'code', enum: StandardStatus },
    { key: 'substationNames', type: 'tags', width: 240, card: 'detail' },
    { key: 'leaderName', width: 96, card: 'detail' },
    { key: 'memberCount', type: 'number' },
    { key: 'roleNames', type: 'tags', width: 200 },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'name' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'leaderName' },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
    { key: 'creationTime', type: 'range', of: 'dateTime', collapsed: true },
  ],
  form: [
    { key: 'name', required: true, maxLength: 30 },
    {
      key: 'substationIds',
      nameKey: 'substationNames',
      type: 'record',
      multiple: true,
      required: true,
      load: substationChoices,
    },
    {
      key: 'leaderId',
      type: 'record',
      of: 'staff',
      required: true,
      nameKey: 'leaderName',
      substationsKey,
      rules: [leaderWorksInSubstations],
    },
    {
      key: 'roleIds',
      type: 'custom',
      nameKey: 'roleNames',
      hint: `${name}.rolesHint`,
      render: (control) => <RoleChoice {...control} />,
      preload: RoleChoice.preload,
    },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
    {
      key: 'members',
      columns: [person],
      rules: [noDuplicateMembers, membersWorkInSubstations],
      max: maxMembers,
      wide: true,
    },
  ],
  defaults: { status: StandardStatus.enabled },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    {
      code: 'members',
      dialog: formAction<Team, Pick<TeamInput, 'members'>>({
        name,
        code: 'members',
        title: (team) => t(`${name}.membersOf`, { name: team.name }),
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
        initial: (team) => team,
        reload: ({ id }) => teams.one({ id }),
        save: ({ members }, team) => teams.update({ ...team, members }),
      }),
    },
    'delete',
  ],
});
