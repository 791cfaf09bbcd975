import { render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { expect, test } from 'vitest';
import { AntdScope } from '@/ui/antd/antd-scope';
import { Select } from '@/ui/antd/select';

test('a component of antd has the language of the console wherever it stands', async () => {
  render(<Select open />);
  expect((await screen.findAllByText('暂无数据')).length).toBeGreaterThan(0);
});

test('within a scope there is no second one, so that settings closer to the component hold', async () => {
  render(
    <AntdScope>
      <ConfigProvider locale={enUS}>
        <Select open />
      </ConfigProvider>
    </AntdScope>,
  );
  expect((await screen.findAllByText('No data')).length).toBeGreaterThan(0);
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
});
