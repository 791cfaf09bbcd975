import { Select as AntdSelect } from 'antd';
import { scoped } from './scoped';

export const Select = scoped(AntdSelect);
