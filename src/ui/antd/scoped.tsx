import { createElement, type ComponentType } from 'react';
import { AntdScope } from './antd-scope';

/** A component of antd in its own scope. It has the type of that component, of whose members it has none. */
export function scoped<Control extends ComponentType<never>>(control: Control): Control;
export function scoped(control: ComponentType<object>) {
  return function Scoped(props: object) {
    return <AntdScope>{createElement(control, props)}</AntdScope>;
  };
}
