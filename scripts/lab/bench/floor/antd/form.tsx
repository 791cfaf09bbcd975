import { Button, Form as AntdForm, Input } from 'antd';
import type { Credentials } from '../calls.ts';

const required = [{ required: true }];

export function Form({ onSubmit }: { onSubmit: (values: Credentials) => void }) {
  return (
    <AntdForm layout="vertical" onFinish={onSubmit}>
      <AntdForm.Item name="username" label="用户名" rules={required}>
        <Input autoComplete="username" />
      </AntdForm.Item>
      <AntdForm.Item name="password" label="密码" rules={required}>
        <Input.Password autoComplete="current-password" />
      </AntdForm.Item>
      <AntdForm.Item name="code" label="验证码" rules={required}>
        <Input autoComplete="off" />
      </AntdForm.Item>
      <Button type="primary" htmlType="submit" autoInsertSpace={false}>
        登录
      </Button>
    </AntdForm>
  );
}
