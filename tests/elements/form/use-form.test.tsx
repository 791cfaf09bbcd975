import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { EntryForm } from '@/elements/form/fields/entry-form';
import { useForm } from '@/elements/form/use-form';
import type { Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const onSave = vi.fn<(values: Values) => Promise<Values | void>>();

/** A form that uses the hook directly. */
function Sample({ work }: { work?: () => Promise<unknown> }) {
  const state = useForm({
    name: 'sample',
    fields: [{ key: 'title' }],
    initial: { title: '甲' },
    onSave,
  });
  return (
    <>
      <EntryForm name="sample" state={state} />
      <Button busy={state.state === 'saving'} onClick={state.save}>
        保存
      </Button>
      <button onClick={() => work && state.addWork(work())}>添加文件</button>
      <output aria-label="state">{state.state}</output>
    </>
  );
}
const state = () => screen.getByRole('status', { name: 'state' });
const save = () => screen.getByRole('button', { name: '保存' });

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset();
});

test('useForm goes from idle to saving to saved, shows a notice and puts the response into the fields', async () => {
  let finish: (saved: Values) => void = () => undefined;
  onSave.mockImplementation(() => new Promise((done) => (finish = done)));
  renderElement(<Sample />);
  expect(state()).toHaveTextContent('idle');
  await userEvent.click(save());
  await waitFor(() => expect(state()).toHaveTextContent('saving'));
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledOnce();
  await act(async () => finish({ title: '乙' }));
  expect(state()).toHaveTextContent('saved');
  const notice = (await screen.findByText('操作成功')).closest('.ant-notification-topRight');
  expect(notice).toHaveTextContent('成功操作成功');
  expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('乙');
});

test('useForm shows no message for an error, and the button works again', async () => {
  const error = new ApiError({ kind: 'server', status: 403, message: '不可保存。' });
  onSave.mockRejectedValueOnce(error);
  renderElement(<Sample />);
  await userEvent.click(save());
  await waitFor(() => expect(state()).toHaveTextContent('failed'));
  expect(save()).toBeEnabled();
  expect(screen.queryByText('不可保存。')).toBeNull();
  expect(document.querySelector('.ant-notification-notice, .ant-message-notice')).toBeNull();
});

test('useForm waits for pending work and sends nothing when that fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  renderElement(<Sample work={() => new Promise((_done, failed) => (fail = failed))} />);
  await userEvent.click(screen.getByRole('button', { name: '添加文件' }));
  await userEvent.click(save());
  expect(state()).toHaveTextContent('saving');
  await act(async () => fail(new Error('did not arrive')));
  await waitFor(() => expect(state()).toHaveTextContent('idle'));
  expect(onSave).not.toHaveBeenCalled();
});
