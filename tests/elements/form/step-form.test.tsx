import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { StepForm, type FormStep } from '@/elements/form/page/step-form';
import type { Values } from '@/schema/field';
import { clearDirty } from '@/stores/dirty';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const steps: FormStep[] = [
  { key: 'base', fields: [{ key: 'title', required: ({ note }) => note !== '免' }] },
  { key: 'more', fields: [{ key: 'name', required: true }] },
  { key: 'last', fields: [{ key: 'note' }] },
];
const onSave = vi.fn<(values: Values) => Promise<void>>();
const onSaved = vi.fn<() => void>();

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  onSaved.mockReset();
  clearDirty();
  renderElement(
    <StepForm name="sample" steps={steps} initial={{}} onSave={onSave} onSaved={onSaved} />,
  );
});
const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const current = () => screen.getByRole('listitem', { current: 'step' });

test('a step form validates each step before the next and sends all values at the end', async () => {
  expect(current()).toHaveTextContent('基本信息');
  expect(screen.queryByRole('textbox', { name: '名称' })).toBeNull();
  expect(screen.queryByRole('button', { name: '上一步' })).toBeNull();
  await press('下一步');
  expect(await screen.findByText('标题为必填项')).toBeInTheDocument();
  expect(current()).toHaveTextContent('基本信息');
  // Enter opens the next step, as the button does, and sends nothing.
  await userEvent.type(box('标题'), '甲{Enter}');
  await waitFor(() => expect(current()).toHaveTextContent('更多设置'));
  await press('上一步');
  expect(box('标题')).toHaveValue('甲');
  await press('下一步');
  await waitFor(() => expect(box('名称')).toBeVisible());
  await userEvent.type(box('名称'), '乙');
  await press('下一步');
  await waitFor(() => expect(current()).toHaveTextContent('最后一步'));
  expect(onSave).not.toHaveBeenCalled();
  await press('完成');
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: '甲', name: '乙' });
});

async function toTheEnd() {
  await userEvent.type(box('标题'), '甲{Enter}');
  await waitFor(() => expect(box('名称')).toBeVisible());
  await userEvent.type(box('名称'), '乙{Enter}');
  await waitFor(() => expect(box('备注')).toBeVisible());
}

test('a step form opens the earlier step of a field that the server rejected', async () => {
  onSave.mockRejectedValueOnce(
    new ApiError({
      kind: 'server',
      status: 400,
      validationErrors: [{ message: '标题已存在。', members: ['Title'] }],
    }),
  );
  await toTheEnd();
  await press('完成');
  expect(await screen.findByText('标题已存在。')).toBeVisible();
  expect(current()).toHaveTextContent('基本信息');
  expect(onSaved).not.toHaveBeenCalled();
});
