import type { Id } from '@/api/types';
import { RegionTreeSelect } from '@/elements/select/region-tree-select';
import type { FieldProps } from './control-props';

const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

/** Several regions; the value is the fewest ids that cover them. */
export function RegionTreeField(props: FieldProps) {
  const { id, field, label, value, disabled, onChange } = props;
  return (
    <RegionTreeSelect
      id={id}
      label={props['aria-label'] ?? label}
      levels={field.levels}
      disabled={disabled}
      value={Array.isArray(value) ? value.filter(isId) : []}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
