import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState, type ComponentProps } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { BatchBar } from '@/elements/batch/batch-bar';
import { BatchResult } from '@/elements/batch/batch-result';
import { runBatch } from '@/elements/batch/batch-run';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import type { RowAction } from '@/schema/crud';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

interface Row {
  id: number;
  companyName: string;
}
const rows: Row[] = [1, 2, 3].map((id) => ({ id, companyName: `远通物流${id}` }));
const origin = { name: 'company.company', code: 'enable' };
const refusal = new ApiError({ kind: 'server', status: 403, message: '资质尚未审核通过' });

beforeAll(() => startTexts('company'));

describe('a batch', () => {
  const task = (id: number, run: () => Promise<unknown>) => ({ id, name: String(id), run });

  test('runs a few tasks at a time and reports the result of each', async () => {
    let [running, maxRunning] = [0, 0];
    const done: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, id) =>
      task(id, async () => {
        maxRunning = Math.max(maxRunning, (running += 1));
        await Promise.resolve();
        running -= 1;
        if (id === 7) throw refusal;
      }),
    );
    const outcomes = await runBatch(
      tasks,
      (count) => done.push(count),
      new AbortController().signal,
    );
    expect(maxRunning).toBe(4);
    expect(done.at(-1)).toBe(20);
    expect([...outcomes].filter(([, error]) => error)).toEqual([[7, refusal]]);
  });

  test('counts requests that were cancelled by the end of the session as not sent', async () => {
    const kept = new ApiError({ kind: 'cancelled' });
    const tasks = [0, 1, 2].map((id) =>
      task(id, async () => {
        if (id > 0) throw kept;
      }),
    );
    const done: number[] = [];
    const outcomes = await runBatch(
      tasks,
      (count) => done.push(count),
      new AbortController().signal,
    );
    expect([...outcomes]).toEqual([[0, null]]);
    expect(done.at(-1)).toBe(3);
  });

  test('sends no further requests after it was stopped', async () => {
    const stop = new AbortController();
    const sent: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, id) =>
      task(id, async () => {
        sent.push(id);
        if (id === 3) stop.abort();
      }),
    );
    const outcomes = await runBatch(tasks, () => undefined, stop.signal);
    expect(sent.length).toBeLessThan(20);
    expect(outcomes.size).toBe(sent.length);
  });
});

test('the batch bar loads the code of the results as soon as rows are selected', () => {
  const preload = vi.spyOn(LazyBatchResult, 'preload');
  const bar = (selected: Row[]) => (
    <BatchBar
      name="company.list"
      actions={[]}
      rows={selected}
      nameOf={({ companyName }) => companyName}
      onClear={() => undefined}
      onDone={() => undefined}
    />
  );
  const { rerender } = renderElement(bar([]));
  expect(preload).not.toHaveBeenCalled();
  rerender(bar(rows));
  expect(preload).toHaveBeenCalledOnce();
  preload.mockRestore();
});

describe('the result of a batch', () => {
  test('sends nothing twice when its tab is hidden and shown again, and is complete then', async () => {
    const sent: number[] = [];
    let respond: () => void = () => undefined;
    const waiting = new Promise<void>((done) => {
      respond = done;
    });
    const tasks = rows.map(({ id, companyName }) => ({
      id,
      name: companyName,
      run: async () => {
        sent.push(id);
        await waiting;
      },
    }));
    function Tab() {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setIsShown(!isShown)}>
            切换
          </button>
          <Activity mode={isShown ? 'visible' : 'hidden'}>
            <BatchResult title="启用" origin={origin} tasks={tasks} onClose={() => undefined} />
          </Activity>
        </>
      );
    }
    renderElement(<Tab />);
    await screen.findByText('正在处理 0 / 3');
    const toggle = screen.getByText('切换');
    fireEvent.click(toggle);
    respond();
    fireEvent.click(toggle);
    expect(await screen.findByText('成功 3 项，失败 0 项')).toBeInTheDocument();
    expect(sent).toEqual([1, 2, 3]);
  });
});

describe('the batch bar', () => {
  const onClear = vi.fn<() => void>();
  const onDone = vi.fn<(left: ReadonlySet<Id>) => void>();
  const show = (
    action: Partial<RowAction<Row>>,
    picked = rows,
    props: Partial<ComponentProps<typeof BatchBar<Row>>> = {},
  ) =>
    renderElement(
      <BatchBar
        name="company.company"
        actions={[{ code: 'enable', run: () => Promise.resolve(), ...action }]}
        rows={picked}
        nameOf={(row) => row.companyName}
        onClear={onClear}
        onDone={onDone}
        {...props}
      />,
    );
  const start = async () => {
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  };

  test('is hidden without a selection', () => {
    show({}, []);
    expect(screen.queryByRole('button', { name: '启用' })).toBeNull();
  });

  test('writes a count of thousands as the pager of its list does', async () => {
    const many = Array.from({ length: 1234 }, (_, id) => ({ id, companyName: `远通物流${id}` }));
    show({}, many);
    expect(screen.getByText('已选 1,234 项')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(await screen.findByText(/将处理所选的 1,234 项（.*另外 1,231 项/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
  });

  test('returns the focus to the checkbox that selected the rows when it is cleared', async () => {
    function Selecting() {
      const [picked, setPicked] = useState<Row[]>([]);
      return (
        <>
          <input type="checkbox" onChange={() => setPicked(rows)} />
          <BatchBar
            name="company.company"
            actions={[]}
            rows={picked}
            nameOf={(row) => row.companyName}
            onClear={() => setPicked([])}
            onDone={onDone}
          />
        </>
      );
    }
    renderElement(<Selecting />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  });

  test('asks first and states how many rows the action applies to and how many it leaves out', async () => {
    const run = vi.fn<() => Promise<unknown>>();
    show({ run, visible: ({ id }) => id !== 2 });
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    const question = await screen.findByText(
      /^启用：将处理所选的 2 项（.+和.+），是否继续？（另有 1 项不适用，将跳过）$/,
    );
    expect(question).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(run).not.toHaveBeenCalled();
  });

  test('names the first three of many rows and counts the others', async () => {
    show(
      {},
      [1, 2, 3, 4, 5].map((id) => ({ id, companyName: `远通物流${id}` })),
    );
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(
      await screen.findByText(/（远通物流1、远通物流2、远通物流3和另外 2 项）/),
    ).toBeInTheDocument();
  });

  test('says that the action applies to none of the rows', async () => {
    show({ visible: () => false });
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(await screen.findByText('所选 3 项均不适用该操作')).toBeInTheDocument();
  });

  test('says why the action applies to none of the rows, where the list knows it', async () => {
    show({ visible: () => false }, rows, { reasonOf: async () => '状态须为启用' });
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(await screen.findByText('所选 3 项均不适用该操作：状态须为启用')).toBeInTheDocument();
  });

  test('says why some of the rows are skipped, in one question for a double click', async () => {
    let answer: (reason: string) => void = () => undefined;
    const reason = new Promise<string>((resolve) => (answer = resolve));
    const reasonOf = () => reason;
    show({ visible: ({ id }) => id !== 2 }, rows, { reasonOf });
    await userEvent.dblClick(screen.getByRole('button', { name: '启用' }));
    answer('状态须为启用，现为禁用');
    const text = /（另有 1 项不适用，将跳过：状态须为启用，现为禁用）$/;
    expect(await screen.findAllByText(text)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  test('lists failed rows with the reason, retries only those and closes, all by keyboard', async () => {
    const seen: number[] = [];
    let healed = false;
    show({
      run: async ({ id }) => {
        seen.push(id);
        if (id === 2 && !healed) throw refusal;
      },
    });
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: '启用' }));
    expect(await dialog.findByText('成功 2 项，失败 1 项')).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: '远通物流2 资质尚未审核通过' })).toBeInTheDocument();
    healed = true;
    const press = async (button: string) => {
      for (let stop = 0; stop < 4 && document.activeElement?.textContent !== button; stop += 1)
        await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    await press('重试失败项');
    expect(await dialog.findByText('成功 3 项，失败 0 项')).toBeInTheDocument();
    expect(seen).toEqual([1, 2, 3, 2]);
    await press('关闭');
    expect(onDone.mock.calls).toEqual([[new Set()]]);
  });

  test('does not retry rows that others have changed or deleted, and keeps them selected', async () => {
    const seen: number[] = [];
    show({
      run: async ({ id }) => {
        seen.push(id);
        const status = [200, 409, 404, 500][id];
        if (status !== 500 || seen.length === 3) throw new ApiError({ kind: 'server', status });
      },
    });
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: '启用' }));
    expect(await dialog.findByText('成功 0 项，失败 3 项')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '重试失败项' }));
    expect(await dialog.findByText('成功 1 项，失败 2 项')).toBeInTheDocument();
    expect(seen).toEqual([1, 2, 3, 3]);
    expect(dialog.queryByRole('button', { name: '重试失败项' })).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: '关闭' });
    await userEvent.click(close ?? document.body);
    expect(onDone.mock.calls).toEqual([[new Set([1, 2])]]);
  });

  test('continues a stopped batch with the rows that were not sent', async () => {
    const seen: number[] = [];
    let respond: () => void = () => undefined;
    const waiting = new Promise<void>((done) => (respond = done));
    const many = [1, 2, 3, 4, 5, 6].map((id) => ({ id, companyName: `远通物流${id}` }));
    show(
      {
        run: ({ id }) => {
          seen.push(id);
          return waiting;
        },
      },
      many,
    );
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: '启用' }));
    await userEvent.click(dialog.getByRole('button', { name: '停止' }));
    respond();
    expect(await dialog.findByText('成功 4 项，失败 0 项 · 未处理 2 项')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '重试失败项' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '继续处理未处理的 2 项' }));
    expect(await dialog.findByText('成功 6 项，失败 0 项')).toBeInTheDocument();
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('retries rows that others have changed with their current values, unless the action no longer applies', async () => {
    const sent: string[] = [];
    const run = async ({ companyName }: Row) => {
      sent.push(companyName);
      if (!companyName.endsWith('新')) throw new ApiError({ kind: 'server', status: 409 });
    };
    show({ run, visible: ({ companyName }) => companyName !== '已启用新' }, rows, {
      reload: async (row) =>
        [null, { ...row, companyName: '远通新' }, { ...row, companyName: '已启用新' }, null][
          row.id
        ] ?? null,
    });
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: '启用' }));
    expect(await dialog.findByText('成功 0 项，失败 3 项')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '重试失败项' }));
    expect(await dialog.findByText('成功 1 项，失败 2 项')).toBeInTheDocument();
    expect(sent.slice(3)).toEqual(['远通新']);
    expect(dialog.getByRole('row', { name: /^远通物流2 .*不再适用/ })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /^远通物流3 .*已被删除/ })).toBeInTheDocument();
  });

  test('undoes the successful rows from the results', async () => {
    const undone: Id[] = [];
    const run = async ({ id }: Row) => {
      if (id === 2) throw refusal;
    };
    show({ run, set: {} }, rows, {
      undoOf: (_action, { id }) => ({
        id,
        record: `${id}`,
        name: `${id}`,
        run: async () => undone.push(id),
      }),
    });
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: '启用' }));
    await userEvent.click(await dialog.findByRole('button', { name: '撤销已完成的 2 项' }));
    expect(await screen.findByText('已撤销')).toBeInTheDocument();
    expect(undone).toEqual([1, 3]);
    expect(onDone.mock.lastCall).toEqual([new Set([2])]);
  });
});
