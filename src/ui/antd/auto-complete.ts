import { AutoComplete as AntdAutoComplete } from 'antd';
import { scoped } from './scoped';

export const AutoComplete = scoped(AntdAutoComplete);
