import { nameKeyOf, type FieldProps } from '@/elements/control/control-props';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { isId } from '@/lib/guards';
import { useSetWithName, useSiblingValue } from '@/values/record/use-record';

/** A select for one region. The form stores its name next to its id. */
export function RegionField(props: FieldProps) {
  const { id, field, label, value, disabled, onBlur } = props;
  const name = useSiblingValue(nameKeyOf(field));
  const onChange = useSetWithName(props);
  return (
    <RegionIdSelect
      {...{ id, label, disabled, onBlur, onChange }}
      levels={field.levels}
      onlyChina={field.onlyChina}
      value={isId(value) ? value : null}
      name={typeof name === 'string' ? name : ''}
    />
  );
}
