import { addressLength } from '@/config/limits';
import type { FieldKind } from '@/values/field-kind';
import { textField } from '@/values/text/field';

export const addressField: FieldKind = { ...textField, columnWidth: 208, maxLength: addressLength };
