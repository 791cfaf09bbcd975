import type { RefSelectProps } from 'antd';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { emailSuggestions } from '@/lib/email-suggestions';
import { AutoComplete } from '@/ui/antd/auto-complete';

/** Sets the input mode on the DOM element, because antd's AutoComplete does not pass the attribute to its input. */
const showEmailKeyboard = (select: RefSelectProps | null) =>
  select?.nativeElement.querySelector('input')?.setAttribute('inputmode', 'email');

/** An e-mail address; suggests the domains of common providers after the @. */
export function EmailField(props: FieldProps) {
  const { field, value, onChange } = props;
  const text = asText(value);
  return (
    <AutoComplete
      {...inputProps(props)}
      ref={showEmailKeyboard}
      // Enter must submit the typed text and not accept the first suggestion.
      defaultActiveFirstOption={false}
      options={emailSuggestions(text).map((address) => ({ value: address }))}
      suffix={field.maxLength && `${text.length} / ${field.maxLength}`}
      value={text}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}
