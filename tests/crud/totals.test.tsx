import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
  lineCount: number;
}
const items: Row[] = [
  { id: 1, companyName: '顺达物流', lineCount: 12 },
  { id: 2, companyName: '远通物流', lineCount: 30 },
];

function show(totalCount: number) {
  const list = async (_query: PageQuery) => ({ items, totalCount });
  const page: CheckedDeclaration<Row, PageQuery, Row> = {
    name: 'company.company',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [{ key: 'companyName' }, { key: 'lineCount', type: 'number', sum: true }],
  };
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
    </MemoryRouter>,
  );
}

beforeAll(() => startTexts('company'));
afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['a desk', false],
  ['a phone', true],
])('the totals of a list on %s', (_name, isPhone) => {
  const useWindow = () =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches: isPhone, media }) as MediaQueryList,
      );

  test('sum all rows when all are shown', async () => {
    useWindow();
    show(2);
    expect(await screen.findByText('总计')).toBeInTheDocument();
    expect(screen.getByText('42')).toBeInTheDocument();
  });

  test('are labelled as totals of this page when there are more rows', async () => {
    useWindow();
    show(19_998);
    expect(await screen.findByText('本页合计')).toBeInTheDocument();
    expect(screen.queryByText('总计')).toBeNull();
    expect(screen.getByText('42')).toBeInTheDocument();
  });
});
