import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { BulkEditBar } from '@/elements/form/page/bulk-edit-bar';
import { useBulkEdit } from '@/elements/form/page/use-bulk-edit';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

interface Words {
  words: string[];
  stamp: number;
}
const onSave = vi.fn<(data: Words) => Promise<Words>>();
const latest = vi.fn<() => Promise<Words>>();

/** A list of words with a button that adds one, e.g. when an upload finishes. */
function Sample() {
  const bulkEdit = useBulkEdit<Words>({
    initial: { words: ['甲'], stamp: 1 },
    onSave,
    conflict: {
      latest,
      describe: ({ words }) => `他人保存了${words.join()}`,
      merge: (mine, { stamp }) => ({ ...mine, stamp }),
    },
  });
  const { words } = bulkEdit.data;
  const add = (word: string) => bulkEdit.change({ ...bulkEdit.data, words: [...words, word] });
  return (
    <>
      <ul aria-label="词">{words.join()}</ul>
      <button onClick={() => add('乙')}>加乙</button>
      <button onClick={() => add('丙')}>加丙</button>
      <button onClick={() => void bulkEdit.save().catch(() => undefined)}>存</button>
      <BulkEditBar bulkEdit={bulkEdit} />
    </>
  );
}
const words = () => screen.getByRole('list', { name: '词' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Delays the next call until the test calls the returned function. */
function hold(call: typeof onSave | typeof latest) {
  let resolve: (words: Words) => void = () => undefined;
  call.mockImplementationOnce(() => new Promise((done) => (resolve = done)));
  return (words: Words) => act(async () => resolve(words));
}

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset();
  latest.mockReset();
});

test('useBulkEdit keeps a change that is made during a save and sends it with the next one', async () => {
  const finish = hold(onSave);
  renderElement(<Sample />);
  await press('加乙');
  await press('保存');
  await press('加丙');
  await finish({ words: ['甲', '乙'], stamp: 2 });
  expect(words()).toHaveTextContent('甲,乙,丙');
  expect(screen.getByText('有未保存的修改')).toBeVisible();
  onSave.mockImplementation(async (data) => ({ ...data, stamp: 3 }));
  await press('保存');
  expect(onSave).toHaveBeenLastCalledWith({ words: ['甲', '乙', '丙'], stamp: 2 });
  await waitFor(() => expect(screen.getByText(/^已于 .* 保存$/)).toBeVisible());
});

test('useBulkEdit shows the saved data when nothing was changed meanwhile', async () => {
  const finish = hold(onSave);
  renderElement(<Sample />);
  await press('加乙');
  await press('保存');
  await finish({ words: ['甲', '丁'], stamp: 2 });
  expect(words()).toHaveTextContent('甲,丁');
  expect(screen.getByText(/^已于 .* 保存$/)).toBeVisible();
});

test('changes cannot be discarded during a save', async () => {
  const finish = hold(onSave);
  renderElement(<Sample />);
  await press('加乙');
  await press('保存');
  expect(screen.getByRole('button', { name: '放弃修改' })).toBeDisabled();
  await finish({ words: ['甲', '乙'], stamp: 2 });
});

test('useBulkEdit overwrites the data of another user with all changes, also with those made meanwhile', async () => {
  onSave.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 409, message: '冲突' }));
  onSave.mockImplementation(async (data) => ({ ...data, stamp: 6 }));
  const respond = hold(latest);
  renderElement(<Sample />);
  await press('加乙');
  await press('保存');
  await press('加丙');
  await respond({ words: ['丁'], stamp: 5 });
  await userEvent.click(await screen.findByRole('button', { name: '覆盖保存' }));
  expect(onSave).toHaveBeenLastCalledWith({ words: ['甲', '乙', '丙'], stamp: 5 });
  expect(await screen.findByText(/^已于 .* 保存$/)).toBeVisible();
});

test('useBulkEdit saves again after an unexpected error', async () => {
  onSave.mockRejectedValueOnce(new TypeError('broken'));
  renderElement(<Sample />);
  await press('加乙');
  await press('存');
  onSave.mockImplementation(async (data) => ({ ...data, stamp: 2 }));
  await press('保存');
  expect(onSave).toHaveBeenCalledTimes(2);
});
