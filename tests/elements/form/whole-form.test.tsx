import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FormPage } from '@/elements/form/page/form-page';
import { FormPopup } from '@/elements/form/page/form-popup';
import { lazyControl } from '@/elements/query/lazy-control';
import type { AnyField, ControlProps } from '@/schema/field';
import { Popup } from '@/ui/overlay/popup';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

type Load = () => Promise<(props: ControlProps) => React.ReactNode>;
const Control = ({ label }: ControlProps) => <input aria-label={label} />;
const load = vi.fn<Load>();
const onSave = () => Promise.resolve();
const onClose = () => undefined;

// Loads the code of popups, as an idle browser does before any form opens.
beforeAll(() => Promise.all([startSampleTexts(), Popup.preload()]));
beforeEach(() => {
  load.mockReset();
});

/** A form with a text field and a field whose control is loaded later. */
function fieldsWith(loadControl: Load): AnyField[] {
  const Late = lazyControl(loadControl);
  return [
    { key: 'title' },
    {
      key: 'note',
      type: 'custom',
      preload: Late.preload,
      render: (control) => <Late {...control} />,
    },
  ];
}
const show = (fields: AnyField[]) =>
  renderElement(
    <FormPopup
      title="新增"
      name="sample"
      fields={fields}
      initial={{}}
      onSave={onSave}
      onClose={onClose}
    />,
  );
/** Delays the loading of the control until the returned function is called. */
function holdLoading() {
  let finish: (control: typeof Control) => void = () => undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  return () => finish(Control);
}
const settle = () => act(async () => undefined);

test('a form popup opens with all its controls once the last one is loaded', async () => {
  const finishLoading = holdLoading();
  show(fieldsWith(load));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => finishLoading());
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a form popup opens immediately the second time', async () => {
  load.mockResolvedValue(Control);
  const fields = fieldsWith(load);
  const { unmount } = show(fields);
  await settle();
  unmount();
  show(fields);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a form popup opens without a control that fails to load, and offers a retry in its place', async () => {
  load.mockRejectedValue(new Error('offline'));
  show(fieldsWith(load));
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument();
});

test('a form page shows no form until its controls are loaded', async () => {
  const finishLoading = holdLoading();
  renderElement(
    <FormPage
      name="sample"
      sections={[{ fields: fieldsWith(load) }]}
      initial={{}}
      onSave={onSave}
    />,
  );
  await settle();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await act(async () => finishLoading());
  expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
