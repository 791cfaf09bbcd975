import type { GearAttribute } from '@/api/company/gear-config';
import { lengthCount } from '@/elements/control/length-count';
import { trimText } from '@/lib/text';
import { allowClear } from '@/ui/allow-clear';
import { Input } from '@/ui/antd/input';
import { Select } from '@/ui/antd/select';
import { propertyLength } from './gear-categories';

interface PropertyProps {
  attribute: GearAttribute;
  id: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A choice where the attribute has some, otherwise a text. */
export function Property({ attribute, id, value: current, disabled, onChange }: PropertyProps) {
  const { unit, options, required } = attribute;
  if (options.length) {
    return (
      <Select<string>
        id={id}
        aria-required={required}
        allowClear={allowClear(attribute.name, current)}
        disabled={disabled}
        value={current || undefined}
        options={options.map((value) => ({ value, label: unit ? `${value} ${unit}` : value }))}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  return (
    <Input
      id={id}
      aria-required={required}
      disabled={disabled}
      count={lengthCount(propertyLength)}
      suffix={unit}
      value={current}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        const text = trimText(current);
        if (text !== current) onChange(text);
      }}
    />
  );
}
