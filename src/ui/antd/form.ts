import { Form as AntdForm } from 'antd';
import { scoped } from './scoped';

const { Item, useForm, useFormInstance, useWatch } = AntdForm;

/** The parts of antd's form are in the scope of the form. */
export const Form = Object.assign(scoped(AntdForm), { Item, useForm, useFormInstance, useWatch });
