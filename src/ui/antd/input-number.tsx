import { InputNumber as AntdInputNumber, type GetRef, type InputNumberProps } from 'antd';
import { AntdScope } from './antd-scope';

/**
 * Hides the step buttons from assistive technology, as browsers do with their own. antd names them in English only, and
 * they do what the arrow keys do in the field.
 */
function hideStepButtons(handle: GetRef<typeof AntdInputNumber> | null) {
  for (const button of handle?.nativeElement.querySelectorAll('[role="button"]') ?? []) {
    button.setAttribute('aria-hidden', 'true');
  }
}

export const InputNumber = <Value extends number | string>(props: InputNumberProps<Value>) => (
  <AntdScope>
    {/* A new function each time, because antd mounts the buttons again when a field is enabled. */}
    <AntdInputNumber<Value> {...props} ref={(handle) => hideStepButtons(handle)} />
  </AntdScope>
);
