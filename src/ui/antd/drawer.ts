import { Drawer as AntdDrawer } from 'antd';
import { scoped } from './scoped';

export const Drawer = scoped(AntdDrawer);
