import { asNumber, enumOf, type FieldProps } from '@/elements/control/control-props';
import { setFlag, splitFlags } from '@/lib/number';
import { CodeCheckboxes } from '@/values/code/code-checkboxes';

/** Checkboxes for the bit flags of a number. */
export function FlagsField(props: FieldProps) {
  const sum = asNumber(props.value) ?? 0;
  return (
    <CodeCheckboxes
      {...props}
      selected={splitFlags(sum, enumOf(props.field).$values)}
      onToggle={(flag, on) => props.onChange?.(setFlag(sum, flag, on))}
    />
  );
}
