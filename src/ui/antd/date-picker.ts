import { DatePicker as AntdDatePicker } from 'antd';
import { scoped } from './scoped';

export const DatePicker = scoped(AntdDatePicker);
