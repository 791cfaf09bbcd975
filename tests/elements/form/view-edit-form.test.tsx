import type { Values } from '@/schema/field';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TabKeyContext } from '@/elements/tab/tab-context';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { deleteDrafts } from '@/stores/drafts';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startTexts } from './texts';

const onSave = vi.fn<(values: Values) => Promise<Values | void>>();
const tab = '/page#0';

beforeAll(startTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  clearDirty();
  deleteDrafts();
  useSession.setState({ userName: 'wang' });
});

function show(editable = true) {
  const form = {
    sections: [{ fields: [{ key: 'title', required: true }] }],
    initial: { title: '甲' },
    draftKey: 'facts/1',
    onSave,
  };
  renderElement(
    <TabKeyContext value={tab}>
      <ViewEditForm name="sample" view={<p>事实</p>} form={editable ? form : undefined} />
    </TabKeyContext>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = () => screen.findByRole('textbox');

test('what may not be changed is only looked at', () => {
  show(false);
  expect(screen.getByText('事实')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the form takes the place of the facts, and they its place once it is saved', async () => {
  show();
  await press('编辑');
  await userEvent.type(await box(), '乙');
  expect(screen.queryByText('事实')).toBeNull();
  await press('保存');
  expect(await screen.findByText('事实')).toBeVisible();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: '甲乙' }));
  expect(hasUnsavedWork()).toBe(false);
});

test('the way back asks only when there is something to lose, and takes the draft along', async () => {
  show();
  await press('编辑');
  await box();
  await press('取消');
  expect(await screen.findByText('事实')).toBeVisible();
  await press('编辑');
  await userEvent.type(await box(), '乙');
  await press('取消');
  await press('继续编辑');
  expect(await box()).toHaveValue('甲乙');
  await press('取消');
  await press('放弃修改');
  expect(await screen.findByText('事实')).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);
  cleanup();
  show();
  expect(screen.getByText('事实')).toBeVisible();
});

test('a draft that waits opens the form, with the offer', async () => {
  show();
  await press('编辑');
  await userEvent.type(await box(), '乙');
  cleanup();
  show();
  expect(await screen.findByRole('button', { name: '恢复草稿' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('甲'));
});
