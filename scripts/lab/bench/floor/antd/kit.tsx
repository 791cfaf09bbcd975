import {
  Avatar,
  Button,
  List as AntdList,
  Menu as AntdMenu,
  Space,
  Statistic,
  Table,
  Tag,
} from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFigures, usePage, type Row } from '../calls.ts';
import { cellText, pageSizes, defaultPageSize, type Column, type ListPage } from '../lists.ts';

export function Menu({ paths }: { paths: string[] }) {
  const items = paths.map((path) => ({ key: path, label: <Link to={path}>{path}</Link> }));
  return (
    <nav>
      <AntdMenu mode="horizontal" selectedKeys={[useLocation().pathname]} items={items} />
    </nav>
  );
}

export function Dashboard() {
  return (
    <AntdList
      dataSource={useFigures()}
      renderItem={({ key, sum, parts }) => (
        <AntdList.Item data-key={key}>
          <Statistic title={key} value={sum} /> {parts.join(' ')}
        </AntdList.Item>
      )}
    />
  );
}

const cells = {
  picture: (logo: string) => <Avatar shape="square" src={logo} />,
  mark: (value: string) => <Tag>{value}</Tag>,
};

export function List({ call, columns, actions }: ListPage) {
  const [limit, setLimit] = useState(defaultPageSize);
  const { items = [], totalCount } = usePage(call, limit) ?? {};
  const drawn = columns.map(({ key, title, kind }: Column) => ({
    key,
    title,
    dataIndex: key,
    render: (value: string, row: Row) => (kind ? cells[kind](value) : cellText(row, key)),
  }));
  const last = {
    key: 'actions',
    title: '操作',
    render: () => (
      <Space>
        {actions.map((action) => (
          <Button key={action} type="link" size="small" autoInsertSpace={false}>
            {action}
          </Button>
        ))}
      </Space>
    ),
  };
  return (
    <Table
      rowKey="id"
      size="small"
      scroll={{ x: 'max-content' }}
      rowSelection={{}}
      columns={[...drawn, last]}
      dataSource={items}
      pagination={{
        pageSize: limit,
        total: totalCount,
        pageSizeOptions: pageSizes,
        showSizeChanger: true,
        onShowSizeChange: (_page, size) => setLimit(size),
      }}
    />
  );
}
