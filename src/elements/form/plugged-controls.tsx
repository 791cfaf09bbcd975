import type { ComponentType } from 'react';
import type { FieldType } from '@/elements/crud/field-schema';
import type { FieldProps } from './control-props';

/** Field types whose control belongs to another element. */
export type PluggedType = Extract<FieldType, 'image' | 'attachment' | 'regionTree'>;

/**
 * The controls, each behind `lazyControl`. One gets id, value, onChange and its field; what it has on its way
 * it tells to `useFormWork`, so that saving waits for it.
 */
const plugged: Partial<Record<PluggedType, ComponentType<FieldProps>>> = {};

/** A type without its control is a mistake that must show. */
export const pluggedControl = (type: PluggedType): ComponentType<FieldProps> =>
  function PluggedField(props: FieldProps) {
    const Control = plugged[type];
    if (!Control) throw new Error(`No control for fields of the type "${type}"`);
    return <Control {...props} />;
  };
