import { Form } from 'antd';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/i18n';
import { teamRoleApi } from '@/api/substation/role';
import type { Id } from '@/api/types';
import type { ControlProps } from '@/schema/field';
import { idsOf } from '@/elements/control/control-props';
import { TableRowContext } from '@/elements/control/form-context';
import { ListMultiSelect } from '@/elements/select/list-select';

/** Calls back with the sub-stations that have been removed from the form. */
function useRemovedMembers(substationIds: Id[], onRemoved: (ids: string[]) => void) {
  const now = substationIds.join();
  const before = useRef(now);
  const tell = useEffectEvent(onRemoved);
  useEffect(() => {
    const left = new Set(now.split(','));
    const removed = before.current.split(',').filter((id) => id && !left.has(id));
    before.current = now;
    if (removed.length) tell(removed);
  }, [now]);
}

/** Chooses roles of the sub-stations in the form. With several sub-stations each role shows the name of its own. */
export function TeamRoleChoice({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const substationIds = idsOf(Form.useWatch('substationIds', { form, preserve: true }));
  const inRow = useContext(TableRowContext) !== null;
  const roleNames: unknown = form.getFieldValue('roleNames');
  const names = Array.isArray(roleNames) ? roleNames.map(String) : [];
  /**
   * While no role is chosen, the form keeps the names that the record had, because a rule decides by them whether a
   * role is required.
   */
  const had = useRef(names);
  const chosen = idsOf(value);
  /** Sub-station of each role that has been offered here. */
  const homes = useRef(new Map<string, string>());
  const choose = (ids: Id[], next: string[]) => {
    if (!inRow) form.setFieldValue('roleNames', ids.length ? next : had.current);
    onChange?.(ids);
  };
  useRemovedMembers(substationIds, (removed) => {
    const stays = (index: number) =>
      !removed.includes(homes.current.get(String(chosen[index])) ?? '');
    const kept = chosen.filter((_role, index) => stays(index));
    const keptNames = names.filter((_name, index) => stays(index));
    if (kept.length < chosen.length) choose(kept, keptNames);
  });
  const list = async (signal: AbortSignal) => {
    const { items } = await teamRoleApi.useful({ substationIds }, { signal });
    for (const role of items) homes.current.set(String(role.id), String(role.substationId));
    return items.map(({ id: role, name, substationName }) => ({
      value: role,
      label:
        substationIds.length > 1 ? t('elements.select.roleOf', { name, substationName }) : name,
    }));
  };
  return (
    <ListMultiSelect
      {...{ id, label, disabled }}
      source={{
        key: `team-roles-of-${substationIds.join()}`,
        list,
        off: !substationIds.length,
        changes: true,
      }}
      value={chosen}
      names={names}
      onChange={choose}
    />
  );
}
