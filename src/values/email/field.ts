import type { FieldKind } from '@/values/field-kind';
import { email } from '@/values/rules';
import { textField } from '@/values/text/field';

export const emailField: FieldKind = { ...textField, columnWidth: 184, rules: () => [email] };
