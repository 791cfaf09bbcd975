import { Radio } from 'antd';
import { scoped } from './scoped';

export const RadioGroup = scoped(Radio.Group);
