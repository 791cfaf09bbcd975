import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import {
  AppSelect,
  BizUserSelect,
  BranchSelect,
  CompanySelect,
  LineSelect,
  StaffSelect,
} from '@/elements/record-select/record-selects';
import { SubstationSelect, SubstationsSelect } from '@/elements/record-select/substation-select';
import { LazyRegionSelect } from '@/elements/region-select/lazy-region-select';
import type { LazyRegionValue } from '@/elements/region-select/region-value';
import { RecordSelect } from '@/elements/select/record-select';
import { DeclarationError, toChoices } from '@/elements/select/use-choices';
import { RegionLevel } from '@/enums';
import { useRegions } from '@/stores/regions';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { forgetRegions, keepRegions } from './sample';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const asked: string[] = [];
const substations = [
  { id: 1, substationName: '上海分站', substationTypeId: 1 },
  { id: 2, substationName: '杭州分站', substationTypeId: 1 },
];
const person = { id: 9, name: '王五', userName: 'wang', phoneNumber: '13800000000' };
const get = (path: string, body: object) =>
  http.get(`*/api/${path}`, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(decodeURIComponent(pathname.split('/').at(-1) + search));
    return HttpResponse.json(body);
  });
const server = setupServer(
  get('substation/substation/option-available', substations),
  get('substation/user/user-available-substations', substations.slice(1)),
  get('substation/substation/biz-users', { items: [person] }),
  get('substation/user/search-biz-userr', { items: [person] }),
  get('platform/parnter-app', { items: [{ id: 4, name: '物流通' }] }),
  get('company/company/company-id', [{ id: '9007199254740993', companyName: '申通快递' }]),
  get('company/transport-line/select', { items: [{ id: 5, lineName: '临沂 → 郑州' }] }),
  get('company/company-branch/select', { items: [{ id: 6, branchName: '河东网点' }] }),
  get('base-support/region/keyword', [
    { id: 330106, fullName: '浙江省杭州市西湖区', regionLevel: 3, isInternational: false },
  ]),
);
const onChange = vi.fn<(value: Id | undefined, name: string) => void>();
const box = () => screen.getByRole('combobox');
const pick = async (title: string) => userEvent.click(await screen.findByTitle(title));

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startTexts('company');
});
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
  onChange.mockClear();
  forgetRegions();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('sub-stations', () => {
  test('finds a sub-station by pinyin initials', async () => {
    renderElement(<SubstationSelect label="分站" onChange={onChange} />);
    await userEvent.type(box(), 'hzfz');
    await pick('杭州分站');
    expect(onChange.mock.lastCall).toEqual([2, '杭州分站']);
  });

  test('offers only managed sub-stations', async () => {
    renderElement(<SubstationSelect label="分站" managed onChange={onChange} />);
    await userEvent.click(box());
    await screen.findByTitle('杭州分站');
    expect(screen.queryByTitle('上海分站')).toBeNull();
  });

  test.each([
    ['one sub-station', <SubstationSelect key="one" label="分站" />],
    ['several', <SubstationsSelect key="several" label="分站" />],
  ])('Tab leaves a keyword for %s without losing the focus', async (_what, select) => {
    renderElement(
      <>
        {select}
        <button type="button">保存</button>
      </>,
    );
    await userEvent.type(box(), '没有这样的');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  });

  test('selects several sub-stations and finds the name of an id from the URL', async () => {
    const onSeveral = vi.fn<(ids: Id[], names: string[]) => void>();
    renderElement(<SubstationsSelect label="分站" value={['1']} onChange={onSeveral} />);
    await userEvent.click(box());
    await pick('杭州分站');
    expect(onSeveral.mock.lastCall).toEqual([
      [1, 2],
      ['上海分站', '杭州分站'],
    ]);
  });

  test('says below the options, not among them, that none of them matches', async () => {
    renderElement(<SubstationSelect label="分站" />);
    await userEvent.type(box(), '没有这样的');
    const list = await screen.findByRole('listbox');
    expect(await screen.findByRole('status')).toHaveTextContent('没有找到匹配的选项');
    expect(list).toHaveTextContent(/^$/);
    await userEvent.clear(box());
    expect(await screen.findByTitle('上海分站')).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('loads sub-stations again after a failure', async () => {
    server.use(
      http.get(
        '*/api/substation/substation/option-available',
        () => new HttpResponse(null, { status: 500 }),
      ),
    );
    renderElement(<SubstationSelect label="分站" />);
    await userEvent.click(box());
    const retry = await screen.findByRole('button', { name: '重试' });
    server.resetHandlers();
    await userEvent.click(retry);
    expect(await screen.findByTitle('上海分站')).toBeInTheDocument();
  });
});

describe('records', () => {
  test('loads the name of a company that is given by id', async () => {
    renderElement(<CompanySelect label="公司" value="9007199254740993" />);
    expect(await screen.findByText('申通快递')).toBeInTheDocument();
    expect(asked).toEqual(['company-id?companyIds=9007199254740993']);
  });

  test('loads nothing for a company that is given with its name', async () => {
    renderElement(<CompanySelect label="公司" value="9007199254740993" name="申通" />);
    expect(screen.getByText('申通')).toBeInTheDocument();
    await userEvent.click(box());
    expect(asked).toEqual([]);
  });

  test.each([
    [BizUserSelect, 'biz-users?keyword=王'],
    [StaffSelect, 'search-biz-userr?keyword=王'],
  ])('finds people by keyword', async (Select, call) => {
    renderElement(<Select label="用户" onChange={onChange} />);
    await userEvent.type(box(), '王');
    await pick('王五 13800000000');
    expect(onChange.mock.lastCall?.[0]).toBe(9);
    expect(asked).toEqual([call]);
  });

  test('lists apps', async () => {
    renderElement(<AppSelect label="小程序" onChange={onChange} />);
    await userEvent.click(box());
    await pick('物流通');
    expect(onChange.mock.lastCall).toEqual([4, '物流通']);
  });

  test.each([
    [LineSelect, '临沂 → 郑州'],
    [BranchSelect, '河东网点'],
  ])('loads records of a company once the company is known', async (Select, title) => {
    function Page() {
      const [companyId, setCompanyId] = useState<Id | null>(null);
      return (
        <>
          <Select label="选项" companyId={companyId} onChange={onChange} />
          <button type="button" onClick={() => setCompanyId(42)}>
            company
          </button>
        </>
      );
    }
    renderElement(<Page />);
    expect(box()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'company' }));
    await userEvent.click(box());
    await pick(title);
    expect(asked).toEqual(['select?companyId=42']);
  });
});

describe('a region found by the server', () => {
  const onRegion = vi.fn<(value: LazyRegionValue | undefined) => void>();
  const search = async () => {
    await userEvent.click(box());
    // Pasted, because a pause between two typed characters would search for the first one.
    await userEvent.paste('西湖');
    await pick('浙江省杭州市西湖区');
  };

  test('searches by keyword and level, and returns only the region without the tree', async () => {
    renderElement(
      <LazyRegionSelect label="地区" level={RegionLevel.district} onChange={onRegion} />,
    );
    await search();
    expect(asked).toEqual(['keyword?keyword=西湖&onlyChina=true&regionLevel=3']);
    expect(onRegion.mock.lastCall?.[0]).toMatchObject({
      ids: [330106],
      names: ['浙江省杭州市西湖区'],
      items: [{ id: 330106, regionLevel: 3 }],
    });
  });

  test('returns the parents as well once the tree has loaded', async () => {
    keepRegions();
    function WithTree() {
      const { tree } = useRegions();
      return tree && <LazyRegionSelect label="地区" onChange={onRegion} />;
    }
    renderElement(<WithTree />);
    await screen.findByRole('combobox');
    await search();
    expect(onRegion.mock.lastCall?.[0]).toMatchObject({
      ids: [330000, 330100, 330106],
      names: ['浙江省', '杭州市', '西湖区'],
      items: [{ fullName: '浙江省' }, { fullName: '浙江省杭州市' }, { regionLevel: 3 }],
    });
  });
});

describe('a select with invalid data', () => {
  const keys = { valueKey: 'id', labelKey: 'name' };

  test.each([
    [[{ name: 'x' }], 'value key "id"'],
    [[{ id: {}, name: 'x' }], 'value key "id"'],
    [[{ id: 1 }], 'label key "name"'],
  ])('throws for the rows %j', (rows, message) => {
    expect(() => toChoices(rows, keys)).toThrow(message);
  });

  test('shows the id of a record without a name', () => {
    expect(toChoices([{ id: 0, name: null }], keys)).toEqual([{ value: 0, label: '0' }]);
  });

  test('throws an error of its declaration instead of showing a failed search', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const errors: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.error);
    };
    window.addEventListener('error', onError);
    const search = vi.fn<() => Promise<never>>().mockRejectedValue(new DeclarationError('lacks'));
    renderElement(<RecordSelect label="公司" source={{ search }} />);
    await userEvent.type(box(), 'x').catch(() => undefined);
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await act(() => Promise.resolve());
    window.removeEventListener('error', onError);
    expect(errors).toContainEqual(new DeclarationError('lacks'));
  });
});
