import { ConfigProvider } from 'antd';
import { createElement, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { FieldProps } from '@/elements/control/control-props';
import { lazyControl } from '@/elements/query/lazy-control';
import type { AnyField } from '@/schema/field';
import { fieldControl } from '@/values/field-controls';

const TableForm = lazyControl(async () => (await import('./table-form')).TableForm);

const controlOf = (field: AnyField) => (field.columns ? TableForm : fieldControl(field));

/**
 * Loads the code of all controls of a form; undefined when it is loaded. A control whose code fails to load offers a
 * retry in its place, so a failure does not keep the form closed.
 */
export function preloadControls(fields: readonly AnyField[]): Promise<unknown> | undefined {
  const missing = fields
    .flatMap((field) => [field, ...(field.columns ?? [])])
    .flatMap((field) => [controlOf(field).preload?.(), field.preload?.()])
    .filter((loading) => loading !== undefined);
  return missing.length ? Promise.allSettled(missing) : undefined;
}

/** Whether the code of all controls of a form is loaded; loads what is missing. */
export function useControls(fields: readonly AnyField[]): boolean {
  const [isReady, setIsReady] = useState(() => preloadControls(fields) === undefined);
  const load = useEffectEvent(() => preloadControls(fields));
  useEffect(() => {
    // Not cancelled when the tab is hidden meanwhile: the form is complete when it is shown again.
    // In a transition, which renders the form in slices: in one go a long form would block the browser for 300 ms.
    if (!isReady) void Promise.resolve(load()).then(() => startTransition(() => setIsReady(true)));
  }, [isReady]);
  return isReady;
}

/** The control of a field; antd's form item passes id, value and onChange. */
export function FieldControl(props: FieldProps) {
  const { field, disabled } = props;
  const control = createElement(controlOf(field), props);
  if (field.disabled === undefined) return control;
  // Disables antd controls inside custom controls as well.
  return <ConfigProvider componentDisabled={disabled}>{control}</ConfigProvider>;
}
