import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useContext, useEffect, useState } from 'react';
import type { Id } from '@/api/types';
import { StaffSelect } from '@/elements/record-select/record-selects';
import type { RecordSelectProps } from '@/elements/select/remote-select';
import { staffOf } from '@/elements/record-select/searches';
import { worksFor } from '@/elements/record-select/staff-substations';
import { isEmpty } from '@/lib/url/query-string';
import { useScopeKey } from '@/stores/scope';
import { isId } from '@/elements/control/control-props';
import { TableRowContext } from '@/elements/control/form-context';

const idsOf = (value: unknown): Id[] => (Array.isArray(value) ? value.filter(isId) : []);

/** What the server finds somebody by: the user name where the row has it, which no other account shares. */
function useKeyword(name = '') {
  const inRow = useContext(TableRowContext);
  const { userName } = inRow?.row ?? {};
  return typeof userName === 'string' ? userName : name;
}

/** Whether the one chosen works for none of the sub-stations. */
function useWorksElsewhere({ value, name }: RecordSelectProps, substationIds: Id[], before: Id[]) {
  const keyword = useKeyword(name);
  const scope = useScopeKey();
  const known = isEmpty(value) ? true : worksFor(value ?? '', substationIds);
  // Those of a stored record fit the sub-stations it was stored with.
  const isNarrower = before.some((id) => !substationIds.map(String).includes(String(id)));
  // No call answers one account alone. What it finds is noted, and the next drawing knows.
  useQuery({
    queryKey: ['staff-homes', scope, String(value)],
    queryFn: ({ signal }) => staffOf()(keyword, signal),
    enabled: known === undefined && isNarrower && substationIds.length > 0 && keyword !== '',
    staleTime: Infinity,
  });
  return known === false;
}

interface StaffFieldProps {
  control: RecordSelectProps;
  /** The field that is judged: the control's own, or the table it stands in. */
  fieldKey: string;
  substationsKey: string;
}

/** Somebody who works for the sub-stations that the form holds; says at once when they no longer fit. */
export function StaffField({ control, fieldKey, substationsKey }: StaffFieldProps) {
  const form = Form.useFormInstance();
  const table = useContext(TableRowContext)?.table;
  const substationIds = idsOf(Form.useWatch(substationsKey, { form, preserve: true }));
  const [before] = useState(() => idsOf(form.getFieldValue(substationsKey)));
  const isElsewhere = useWorksElsewhere(control, substationIds, before);
  const validatedField = table ?? fieldKey;
  useEffect(() => {
    if (isElsewhere) form.validateFields([validatedField]).catch(() => undefined);
  }, [isElsewhere, form, validatedField]);
  // What was found for other sub-stations is no choice any more.
  return <StaffSelect key={substationIds.join()} {...control} substationIds={substationIds} />;
}
