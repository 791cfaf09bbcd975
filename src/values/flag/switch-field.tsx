import { Switch } from 'antd';
import { inputProps, type FieldProps } from '@/elements/control/control-props';

export function SwitchField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <Switch {...inputProps(props)} checked={value === true} onChange={(on) => onChange?.(on)} />
  );
}
