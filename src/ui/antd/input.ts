import { Input as AntdInput } from 'antd';
import { scoped } from './scoped';

export const Input = scoped(AntdInput);
export const TextArea = scoped(AntdInput.TextArea);
