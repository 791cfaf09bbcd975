import type { FocusEvent } from 'react';
import type { Id } from '@/api/types';
import { isId } from '@/lib/guards';
import { formatPlainNumber } from '@/lib/number';
import type { AnyField, ControlProps, Field } from '@/schema/field';

export interface FieldProps extends ControlProps {
  field: AnyField;
  /** Placeholder, when it is not derived from the label. */
  placeholder?: string;
  /** The upper end of a range: a day without a time includes its last second. */
  isEnd?: boolean;
  /** For a part of a group or a cell of a table, which has no label element. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

/**
 * The props that an input element takes unchanged. Without an id no label element can name it, so it gets an aria-label.
 */
export function inputProps({ id, label, disabled, onBlur, ...rest }: FieldProps) {
  return {
    id,
    disabled,
    onBlur,
    'aria-label': rest['aria-label'] ?? (id ? undefined : label),
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
    'aria-required': rest['aria-required'],
  };
}

/**
 * Whether the focus has moved from a group of controls to another part of the form. A popup that the group has opened
 * belongs to the group. While another window, e.g. a file dialog, has the focus, the element keeps it in the document.
 */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (currentTarget.contains(relatedTarget ?? document.activeElement)) return false;
  const popup = relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]');
  return !popup || popup.contains(currentTarget);
}

/** Blur handler of a group of controls: calls `onBlur` when the focus moves out of the group. */
export const onGroupBlur = (onBlur: (() => void) | undefined) => (event: FocusEvent) => {
  if (hasLeft(event)) onBlur?.();
};

/** The accessible name of a group of controls. */
export const accessibleName = ({ label, ...rest }: FieldProps) => rest['aria-label'] ?? label;

export function asText(value: unknown): string {
  if (typeof value === 'number') return formatPlainNumber(value);
  return typeof value === 'string' ? value : '';
}
export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
export const asNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

export const idsOf = (value: unknown): Id[] => (Array.isArray(value) ? value.filter(isId) : []);

/** The enum of a field or a filter. Throws when the declaration has none, so that the mistake is noticed. */
export function enumOf({ key, enum: codes }: Pick<AnyField, 'key' | 'enum'>) {
  if (!codes) throw new Error(`"${key}" has no code set`);
  return codes;
}

/** The input properties that a field sets. */
export const inputKeys = ({ key, upper }: AnyField) => (upper ? [key, upper] : [key]);

/** The key under which the form stores the name of a selected record, next to its id. */
export const nameKeyOf = ({ key, nameKey }: AnyField) => nameKey ?? `${key}$name`;

/** Fields checked against the input of an endpoint, for forms that are not part of a list declaration. */
export const fieldsOf = <Input>(fields: Field<Input>[]): AnyField[] =>
  // The functions of a field are only called with values of its own form.
  fields as AnyField[];
