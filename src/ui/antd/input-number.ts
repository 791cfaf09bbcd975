import { InputNumber as AntdInputNumber } from 'antd';
import { scoped } from './scoped';

export const InputNumber = scoped(AntdInputNumber);
