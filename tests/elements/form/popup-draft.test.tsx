import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preloadControls } from '@/elements/form/fields/fields';
import { FormPopup, type FormPopupProps } from '@/elements/form/page/form-popup';
import type { AnyField } from '@/schema/field';
import { clearDirty } from '@/stores/dirty';
import { deleteDrafts } from '@/stores/drafts';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const fields: AnyField[] = [{ key: 'title' }];
const onSave = vi.fn<FormPopupProps['onSave']>();
const onClose = vi.fn<() => void>();

beforeAll(startSampleTexts);
beforeAll(() => preloadControls(fields));
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  onClose.mockReset();
  clearDirty();
  deleteDrafts();
  useSession.setState({ userName: 'wang' });
});

const box = () => screen.getByRole('textbox', { name: '标题' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Loads the page again, as after the end of the session, and opens the popup. */
async function reload(draftKey = 'sample/1') {
  cleanup();
  clearDirty();
  renderElement(
    <FormPopup
      title="样例"
      name="sample"
      fields={fields}
      initial={{ title: '甲', concurrencyStamp: 'one' }}
      draftKey={draftKey}
      onSave={onSave}
      onClose={onClose}
    />,
  );
  await screen.findByRole('textbox', { name: '标题' });
}

test('a popup offers what was typed before the page was loaded again, until it is saved', async () => {
  await reload();
  await userEvent.type(box(), '丙');
  await reload('sample/2');
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  await reload();
  expect(box()).toHaveValue('甲');
  await press('取消');
  expect(onClose).toHaveBeenCalledOnce();
  await reload();
  await press('恢复草稿');
  expect(box()).toHaveValue('甲丙');
  await press('保存');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: '甲丙', concurrencyStamp: 'one' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  await reload();
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
});

test('a popup that was closed with its changes offers nothing', async () => {
  await reload();
  await userEvent.type(box(), '丙');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('甲丙'));
  await press('取消');
  await press('放弃修改');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(JSON.stringify(localStorage)).not.toContain('甲丙');
  await reload();
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
});
