import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useFigures, usePage, type Row } from '../calls.ts';
import { cellText, pageSizes, defaultPageSize, type Column, type ListPage } from '../lists.ts';

export function Menu({ paths }: { paths: string[] }) {
  return (
    <nav>
      {paths.map((path) => (
        <NavLink key={path} to={path}>
          {path}
        </NavLink>
      ))}
    </nav>
  );
}

export function Dashboard() {
  return (
    <ul>
      {useFigures().map(({ key, sum, parts }) => (
        <li key={key} data-key={key}>
          <h3>{key}</h3> <strong>{sum}</strong> {parts.join(' ')}
        </li>
      ))}
    </ul>
  );
}

function Cell({ row, column: { key, kind } }: { row: Row; column: Column }) {
  if (kind !== 'picture') return <td>{cellText(row, key)}</td>;
  const backgroundImage = `url("${row[key]}")`;
  return (
    <td aria-label={key}>
      <span style={{ display: 'block', width: 28, height: 28, backgroundImage }} />
    </td>
  );
}

export function List({ title, call, columns, actions }: ListPage) {
  const [limit, setLimit] = useState(defaultPageSize);
  const { items = [], totalCount } = usePage(call, limit) ?? {};
  return (
    <>
      <table aria-label={title}>
        <thead>
          <tr>
            <th>
              <input type="checkbox" aria-label="全选" />
            </th>
            {columns.map((column) => (
              <th key={column.key}>{column.title}</th>
            ))}
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={String(row.id)} data-row-key={row.id}>
              <td>
                <input type="checkbox" aria-label="选择" />
              </td>
              {columns.map((column) => (
                <Cell key={column.key} row={row} column={column} />
              ))}
              <td>
                {actions.map((action) => (
                  <button key={action} type="button">
                    {action}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{totalCount}</p>
      <select
        aria-label="每页条数"
        value={limit}
        onChange={({ target }) => setLimit(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </>
  );
}
