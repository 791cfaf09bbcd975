import type { ById, PageQuery } from '@/api/types';
import type { CrudDeclaration, RowAction } from '@/schema/crud';
import { updateRow } from './update-row';

const hasOtherValues =
  <Row>(set: Partial<Row>) =>
  (row: Row) =>
    Object.entries(set).some(([key, value]) => row[key as keyof Row] !== value); // The keys of a partial row are keys of the row.

const isStandard = (action: object): action is { standard: string } =>
  'standard' in action && action.standard !== undefined;

interface Behaviour {
  run?: unknown;
  to?: unknown;
  dialog?: unknown;
}

/** Whether the list itself knows what the action does, because the declaration says nothing else. */
export const isBuiltIn = ({ run, to, dialog }: Behaviour) => !run && !to && !dialog;

/** The action that shows the record beside its list; it is a link where the record has a page as well. */
export const panelCode = 'details';

/** Returns the action as an object with its code. */
export function withCode<Action extends { code: string }, Options extends { standard: string }>(
  declared: string | Options | Action,
) {
  if (typeof declared === 'string') return { code: declared };
  return isStandard(declared) ? { ...declared, code: declared.standard } : declared;
}

/** Expands the standard codes and shorthands of declared row actions into complete actions. */
export function normalizeRowActions<Row extends ById, Query extends PageQuery, Input>({
  api,
  panel,
  rowActions = [],
}: CrudDeclaration<Row, Query, Input>): RowAction<Row>[] {
  const opening = panel ? [{ code: panelCode, policy: panel.policy, to: panel.page }] : [];
  return [...opening, ...rowActions].map((declared) => {
    const action: RowAction<Row> = withCode(declared);
    const { code, set } = action;
    if (set) {
      return {
        visible: hasOtherValues(set),
        run: (row, options) => updateRow(api, { ...row, ...set }, options),
        ...action,
      };
    }
    if (code === 'delete' && isBuiltIn(action)) {
      return {
        confirm: true,
        danger: true,
        run: async ({ id }, options) => api.remove?.({ id }, options),
        ...action,
      };
    }
    return action;
  });
}

const keysOf = (set: object) => Object.keys(set).toSorted().join();

/**
 * The actions of a usual row, as far as the declaration tells. Of those that write the same properties, such as "enable"
 * and "disable", a row has one.
 */
export const usualActions = <Row>(actions: RowAction<Row>[]) =>
  actions.filter(
    ({ set }, index) =>
      !set ||
      !actions.slice(0, index).some((other) => other.set && keysOf(other.set) === keysOf(set)),
  );
