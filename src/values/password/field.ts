import type { FieldKind } from '@/values/field-kind';

/** It is not trimmed: it may begin or end with a space. */
export const passwordField: FieldKind = {
  isTyped: true,
  isSecret: true,
  text: () => '••••••',
};
