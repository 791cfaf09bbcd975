import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preloadControls } from '@/elements/form/fields/fields';
import { FormPage } from '@/elements/form/page/form-page';
import { FormPopup } from '@/elements/form/page/form-popup';
import type { AnyField, Values } from '@/schema/field';
import { clearDirty } from '@/stores/dirty';
import { Popup } from '@/ui/overlay/popup';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const fields: AnyField[] = [{ key: 'title' }];
const onSave = vi.fn<(values: Values) => Promise<void>>();
const close = () => undefined;
const page = (
  <FormPage name="sample" sections={[{ fields }]} initial={{ title: '甲' }} onSave={onSave} />
);
const press = () => userEvent.keyboard('{Control>}s{/Control}');

beforeAll(startSampleTexts);
beforeAll(() => preloadControls(fields));
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  clearDirty();
});

test('Ctrl+S saves the page form inside a popup', async () => {
  renderElement(
    <Popup title="规则" onClose={close}>
      {page}
    </Popup>,
  );
  await screen.findByRole('dialog', { name: '规则' });
  await press();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});

test('Ctrl+S saves the form of a page while a popup is open in a hidden tab', async () => {
  renderElement(page);
  const popup = document.createElement('div');
  popup.setAttribute('role', 'dialog');
  popup.setAttribute('aria-modal', 'true');
  popup.checkVisibility = () => false;
  document.body.append(popup);
  await press();
  popup.remove();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
});

test.each([
  ['page', page],
  [
    'popup',
    <FormPopup
      key="popup"
      title="编辑"
      name="sample"
      fields={fields}
      initial={{ title: '甲' }}
      onSave={onSave}
      onClose={close}
    />,
  ],
])('Ctrl+S does not save the form of a %s below another popup', async (_where, form) => {
  renderElement(
    <>
      {form}
      <Popup title="裁剪" onClose={close}>
        图片
      </Popup>
    </>,
  );
  await screen.findByRole('dialog', { name: '裁剪' });
  await press();
  await act(async () => undefined);
  expect(onSave).not.toHaveBeenCalled();
});
