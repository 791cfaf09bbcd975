import { type FieldProps, idsOf, onGroupBlur } from '@/elements/control/control-props';
import { RegionTreeSelect } from '@/elements/region-select/region-tree-select';

/** A tree to select several regions; the value is the smallest set of ids that covers them. */
export function RegionTreeField(props: FieldProps) {
  const { id, field, label, value, disabled, onChange, onBlur } = props;
  return (
    <div onBlur={onGroupBlur(onBlur)}>
      <RegionTreeSelect
        id={id}
        label={props['aria-label'] ?? label}
        levels={field.levels}
        disabled={disabled}
        value={idsOf(value)}
        onChange={(ids) => onChange?.(ids)}
      />
    </div>
  );
}
