import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import { Checkbox } from '@/ui/checkbox';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { cellText } from '@/values/cell-text';
import {
  canToggle,
  checkState,
  isHeld,
  ancestorsOf,
  togglePermission,
  togglePermissions,
  type Grants,
  type GrantRules,
  type PermissionGroup,
  type PermissionNode,
} from './permission-rules';
import styles from './permission-tree.module.css';

interface PermissionTreeProps {
  groups: readonly PermissionGroup[];
  rules: GrantRules;
  own: Grants;
  /** The saved grants; changed permissions are marked. */
  saved: Grants;
  onChange: (next: Grants) => void;
}

/** Why a permission cannot be changed here. */
function useDisabledReason({ own, rules }: Pick<PermissionTreeProps, 'own' | 'rules'>) {
  const { t } = useTranslation();
  return (node: PermissionNode) => {
    const from = rules.inherited.get(node.name);
    if (from) {
      const providers = from.join(t('elements.cells.separator'));
      return t('elements.permission.inherited', { providers });
    }
    return canToggle(node, own, rules) ? null : t('elements.permission.notHeld');
  };
}

function Permission(props: PermissionTreeProps & { node: PermissionNode }) {
  const { node, rules, own, saved, onChange } = props;
  const disabledReason = useDisabledReason(props)(node);
  const { name, displayName } = node;
  return (
    <Row
      as="li"
      align="start"
      className={styles.item}
      data-below={ancestorsOf(node, rules.nodes).length > 0}
      data-changed={own.has(name) !== saved.has(name)}
    >
      <Checkbox
        label={disabledReason ? `${displayName} ${disabledReason}` : displayName}
        checked={isHeld(name, own, rules)}
        disabled={disabledReason !== null}
        onChange={() => onChange(togglePermission(own, node, rules))}
      >
        <span className={styles.words} title={name}>
          {cellText(displayName)}
          {disabledReason && <small>{disabledReason}</small>}
        </span>
      </Checkbox>
    </Row>
  );
}

function Group(props: PermissionTreeProps & { group: PermissionGroup }) {
  const { group, rules, own, onChange } = props;
  const { t } = useTranslation();
  const { permissions, displayName } = group;
  const state = checkState(permissions, own, rules);
  const grantedCount = permissions.filter(({ name }) => isHeld(name, own, rules)).length;
  return (
    <Grid as="fieldset" className={styles.group} aria-label={displayName}>
      <Row gap={2} align="start" strong className={styles.head}>
        <Checkbox
          label={t('elements.permission.all', { group: displayName })}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          disabled={!permissions.some((node) => canToggle(node, own, rules))}
          onChange={() => onChange(togglePermissions(own, permissions, rules))}
        >
          <span className={styles.words}>{cellText(displayName)}</span>
        </Checkbox>
        <Text tone="muted" digits className={styles.count}>
          {grantedCount}/{permissions.length}
        </Text>
      </Row>
      <Grid as="ul" gap={2} lineGap={0} className={styles.items}>
        {permissions.map((node) => (
          <Permission key={node.name} {...props} node={node} />
        ))}
      </Grid>
    </Grid>
  );
}

const includes = (text: string, keyword: string) =>
  cellText(text).toLowerCase().includes(trimText(keyword).toLowerCase());

/** Groups whose name contains the keyword, with all permissions, and other groups with the matching permissions only. */
function filterGroups(groups: readonly PermissionGroup[], keyword: string): PermissionGroup[] {
  return groups.flatMap((group) => {
    if (includes(group.displayName, keyword)) return [group];
    const permissions = group.permissions.filter(
      ({ name, displayName }) => includes(displayName, keyword) || includes(name, keyword),
    );
    return permissions.length ? [{ ...group, permissions }] : [];
  });
}

/** All permissions by group. The checkbox of a group changes the permissions that are shown. */
export function PermissionTree(props: PermissionTreeProps) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const groups = filterGroups(props.groups, keyword);
  return (
    <Grid>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={t('elements.permission.search')}
        placeholder={t('elements.permission.search')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {groups.map((group) => (
        <Group key={group.name} {...props} group={group} />
      ))}
      {groups.length === 0 && (
        <Text as="output" align="center" padding={8} tone="muted">
          {t('elements.select.noHits')}
        </Text>
      )}
    </Grid>
  );
}
