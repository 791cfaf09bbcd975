import type { FieldProps } from '@/elements/control/control-props';
import { takePhone } from '@/elements/text/take-phone';
import { maskNumber } from '@/lib/mask';
import { TextField } from '@/values/text/text-field';

/** A phone number. It is typed with the telephone keyboard of a phone; other texts may need letters. */
export const PhoneField = (props: FieldProps) => (
  <TextField {...props} mask={maskNumber} halfWidth accept={takePhone} inputMode="tel" />
);
