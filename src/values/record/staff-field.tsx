import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import type { Id } from '@/api/types';
import { idsOf } from '@/elements/control/control-props';
import { TableRowContext } from '@/elements/control/form-context';
import { StaffSelect } from '@/elements/record-select/record-selects';
import { searchStaffOf } from '@/elements/record-select/searches';
import { worksFor } from '@/elements/record-select/staff-substations';
import type { RecordSelectProps } from '@/elements/select/record-select';
import { isEmpty } from '@/lib/url/query-string';
import { useScopeKey } from '@/stores/scope';
import { Form } from '@/ui/antd/form';

/** The keyword to search an account by: the user name of the row, which is unique, or else the name. */
function useKeyword(name = '') {
  const inRow = useContext(TableRowContext);
  const { userName } = inRow?.row ?? {};
  return typeof userName === 'string' ? userName : name;
}

/** Whether the selected account works for none of the sub-stations. */
function useWorksElsewhere({ value, name }: RecordSelectProps, substationIds: Id[], before: Id[]) {
  const keyword = useKeyword(name);
  const scope = useScopeKey();
  const known = isEmpty(value) ? true : worksFor(value ?? '', substationIds);
  // A stored selection is valid for the sub-stations it was saved with, so check only after one was removed.
  const isNarrower = before.some((id) => !substationIds.map(String).includes(String(id)));
  // There is no endpoint for one account. The search stores its results for `worksFor`, which the next render reads.
  useQuery({
    queryKey: ['staff-homes', scope, String(value)],
    queryFn: ({ signal }) => searchStaffOf()(keyword, signal),
    enabled: known === undefined && isNarrower && substationIds.length > 0 && keyword !== '',
    staleTime: Infinity,
  });
  return known === false;
}

interface StaffFieldProps {
  control: RecordSelectProps;
  /** The key of the field, or of the table that contains it, to validate it. */
  fieldKey: string;
  substationsKey: string;
}

/** A select for staff of the sub-stations in the form. Shows an error as soon as the selection no longer fits them. */
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
  // A new key drops the search results of other sub-stations.
  return <StaffSelect key={substationIds.join()} {...control} substationIds={substationIds} />;
}
