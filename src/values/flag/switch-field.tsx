import { inputProps, type FieldProps } from '@/elements/control/control-props';
import { Switch } from '@/ui/antd/switch';
import { flagText } from './flag-text';

export function SwitchField(props: FieldProps) {
  const { value, onChange } = props;
  const isOn = value === true;
  return (
    <Switch
      {...inputProps(props)}
      checked={isOn}
      // Printed in place of the switch.
      data-text={flagText(isOn)}
      onChange={(on) => onChange?.(on)}
    />
  );
}
