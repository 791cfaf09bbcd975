import type { FieldProps } from '@/elements/control/control-props';
import { maskNumber } from '@/lib/mask';
import { normalizeIdNumber } from '@/lib/text';
import { TextField } from '@/values/text/text-field';

export const IdNumberField = (props: FieldProps) => (
  <TextField {...props} mask={maskNumber} accept={normalizeIdNumber} />
);
