import { Checkbox as AntdCheckbox } from 'antd';
import { scoped } from './scoped';

export const Checkbox = scoped(AntdCheckbox);
export const CheckboxGroup = scoped(AntdCheckbox.Group);
