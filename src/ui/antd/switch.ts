import { Switch as AntdSwitch } from 'antd';
import { scoped } from './scoped';

export const Switch = scoped(AntdSwitch);
