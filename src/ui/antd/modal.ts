import { Modal as AntdModal } from 'antd';
import { scoped } from './scoped';

export const Modal = scoped(AntdModal);
