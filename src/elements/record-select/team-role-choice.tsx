import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { teamRoleApi } from '@/api/substation/role';
import type { Id } from '@/api/types';
import { idsOf } from '@/elements/control/control-props';
import { TableRowContext, useFormFields } from '@/elements/control/form-context';
import { RecordSelect } from '@/elements/select/record-select';
import { label as labelOf, useTranslation } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import { Form } from '@/ui/antd/form';

/** Calls back with the sub-stations that have been removed from the form. */
function useRemovedSubstations(substationIds: Id[], onRemoved: (ids: string[]) => void) {
  const now = substationIds.join();
  const before = useRef(now);
  const notifyRemoved = useEffectEvent(onRemoved);
  useEffect(() => {
    const current = new Set(now.split(','));
    const removed = before.current.split(',').filter((id) => id && !current.has(id));
    before.current = now;
    if (removed.length) notifyRemoved(removed);
  }, [now]);
}

/** Chooses roles of the sub-stations in the form. With several sub-stations each role shows the name of its own. */
export function TeamRoleChoice({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const { name: page } = useFormFields();
  const substationIds = idsOf(Form.useWatch('substationIds', { form, preserve: true }));
  const isInRow = useContext(TableRowContext) !== null;
  const roleNames: unknown = form.getFieldValue('roleNames');
  const names = Array.isArray(roleNames) ? roleNames.map(String) : [];
  /**
   * While no role is chosen, the form keeps the names that the record had, because a rule decides by them whether a
   * role is required.
   */
  const storedNames = useRef(names);
  const chosen = idsOf(value);
  /** Sub-station of each role that has been offered here. */
  const substationByRole = useRef(new Map<string, string>());
  const choose = (ids: Id[], next: string[]) => {
    if (!isInRow) form.setFieldValue('roleNames', ids.length ? next : storedNames.current);
    onChange?.(ids);
  };
  useRemovedSubstations(substationIds, (removed) => {
    const isOffered = (index: number) =>
      !removed.includes(substationByRole.current.get(String(chosen[index])) ?? '');
    const remaining = chosen.filter((_role, index) => isOffered(index));
    const remainingNames = names.filter((_name, index) => isOffered(index));
    if (remaining.length < chosen.length) choose(remaining, remainingNames);
  });
  const list = async (signal: AbortSignal) => {
    const { items } = await teamRoleApi.useful({ substationIds }, { signal });
    for (const role of items)
      substationByRole.current.set(String(role.id), String(role.substationId));
    return items.map(({ id: role, name, substationName }) => ({
      value: role,
      label:
        substationIds.length > 1 ? t('elements.select.roleOf', { name, substationName }) : name,
    }));
  };
  return (
    <RecordSelect
      multiple
      {...{ id, label, disabled }}
      after={labelOf(page, 'fields', 'substationIds')}
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
