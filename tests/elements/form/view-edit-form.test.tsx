import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { TabKeyContext } from '@/elements/tab/tab-context';
import type { Values } from '@/schema/field';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { deleteDrafts } from '@/stores/drafts';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const onSave = vi.fn<(values: Values) => Promise<Values | void>>();
const tab = '/page#0';

beforeAll(startSampleTexts);
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
      <ViewEditForm
        name="sample"
        title="基本信息"
        view={<p>事实</p>}
        form={editable ? form : undefined}
      />
    </TabKeyContext>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = () => screen.findByRole('textbox');

test('ViewEditForm shows no edit button for a record that may not be changed', () => {
  show(false);
  expect(screen.getByRole('heading', { name: '基本信息' })).toBeVisible();
  expect(screen.getByText('事实')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('ViewEditForm replaces the view with the form, and the form with the view after saving', async () => {
  show();
  await press('编辑');
  await userEvent.type(await box(), '乙');
  expect(screen.queryByText('事实')).toBeNull();
  await press('保存');
  expect(await screen.findByText('事实')).toBeVisible();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: '甲乙' }));
  expect(hasUnsavedWork()).toBe(false);
});

test('ViewEditForm asks before leaving a changed form and deletes its draft', async () => {
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

test('ViewEditForm opens the form when there is a draft to offer', async () => {
  show();
  await press('编辑');
  await userEvent.type(await box(), '乙');
  cleanup();
  show();
  expect(await screen.findByRole('button', { name: '恢复草稿' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('甲'));
});
