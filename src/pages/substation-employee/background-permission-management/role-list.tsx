import { useState } from 'react';
import type { TeamRole } from '@/api/substation/role';
import type { Id } from '@/api/types';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { label, useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Button } from '@/ui/button';
import { Ellipsis, Grid, Row, Stack, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { cellText } from '@/values/cell-text';
import styles from './roles.module.css';

const name = 'substation-employee.role';

interface RoleButtonProps {
  role: TeamRole;
  isChosen: boolean;
  isOwn: boolean;
  onChoose: (role: TeamRole) => void;
}

function RoleButton({ role, isChosen, isOwn, onChoose }: RoleButtonProps) {
  const { t } = useTranslation();
  return (
    <Row
      as="button"
      gap={2}
      className={styles.role}
      type="button"
      aria-current={isChosen || undefined}
      onClick={() => onChoose(role)}
    >
      <Ellipsis>{cellText(role.name)}</Ellipsis>
      {role.isDefault && (
        <Text as="small" tone="secondary" size={12} rigid>
          {t(`${name}.default`)}
        </Text>
      )}
      {isOwn && (
        <Text as="small" tone="secondary" size={12} rigid>
          {t(`${name}.own`)}
        </Text>
      )}
      <Text as="em" tone="secondary" size={12} rigid>
        {t(`${name}.users`, { count: role.userCount })}
      </Text>
    </Row>
  );
}

/** Groups the roles by sub-station; the server sorts them by it. */
function bySubstation(roles: TeamRole[]) {
  const names = [...new Set(roles.map(({ substationName }) => substationName))];
  return names.map((name) => ({
    substationName: name,
    own: roles.filter(({ substationName }) => substationName === name),
  }));
}

interface RoleListProps {
  roles: TeamRole[];
  ownIds: ReadonlySet<string>;
  chosenId: Id | undefined;
  substationId: Id | undefined;
  onChoose: (role: TeamRole) => void;
  onSubstation: (id: Id | undefined) => void;
  onNew: () => void;
}

/** The roles of the sub-stations that the user manages. */
export function RoleList(props: RoleListProps) {
  const { roles, ownIds, chosenId, substationId, onChoose, onSubstation, onNew } = props;
  const { t } = useTranslation();
  const all = useSubstations(({ chosen }) => isAllSubstations(chosen.id));
  const [keyword, setKeyword] = useState('');
  const groups = bySubstation(
    roles.filter((role) => cellText(role.name).includes(trimText(keyword))),
  );
  return (
    <Stack as="nav" panel className={styles.list} aria-label={t(`${name}.title`)} data-print="no">
      <Grid gap={2} className={styles.tools}>
        {all && (
          <SubstationSelect
            managed
            label={label(name, 'fields', 'substationId')}
            value={substationId}
            onChange={onSubstation}
          />
        )}
        <Row gap={2} align="stretch">
          <TextInput
            className="ui-grow"
            type="search"
            aria-label={t(`${name}.search`)}
            placeholder={t(`${name}.search`)}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
          <Button onClick={onNew}>{t('actions.new')}</Button>
        </Row>
      </Grid>
      <div className={styles.scroll}>
        {groups.map(({ substationName, own }) => (
          <section key={substationName} aria-label={cellText(substationName)}>
            <Text as="h2" tone="secondary" size={12}>
              {cellText(substationName)}
            </Text>
            {own.map((role) => (
              <RoleButton
                key={role.id}
                role={role}
                isChosen={role.id === chosenId}
                isOwn={ownIds.has(String(role.id))}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
        {groups.length === 0 && (
          <Text as="p" align="center" padding={8} tone="muted">
            {t(`${name}.none`)}
          </Text>
        )}
      </div>
    </Stack>
  );
}
