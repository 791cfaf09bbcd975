import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Activity } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EntryForm } from '@/elements/form/fields/entry-form';
import { useForm } from '@/elements/form/use-form';
import type { Values } from '@/schema/field';
import { hasUnsavedWork } from '@/stores/dirty';
import { Around } from '../../render';
import { startSampleTexts } from '../form/texts';
import { fileOf, uploaded } from '../upload/sample';

// The editor scrolls to its caret, which needs a layout that jsdom does not have.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

const server = setupServer();
const onSave = vi.fn<(values: Values) => Promise<void>>();
const warning = '“a.png”和“b.png”的上传因离开页面而中断，未插入正文，请重新插入';

function Sample() {
  const state = useForm({
    name: 'sample',
    fields: [{ key: 'note', type: 'html' }],
    initial: { note: '<p>车队</p>' },
    onSave,
  });
  return (
    <>
      <EntryForm name="sample" state={state} />
      <button onClick={state.save}>保存</button>
      <output aria-label="state">{state.state}</output>
    </>
  );
}
/** Inserts two images, whose uploads do not end, and returns functions that hide or close the form. */
async function insertImages() {
  const onUpload = vi.fn<() => void>();
  server.use(
    http.post('*/api/base-support/attachment/:call', async () => {
      onUpload();
      await new Promise<void>((done) => releases.push(done));
      return HttpResponse.json({ ...uploaded(1, 'a'), id: 1 });
    }),
  );
  const tab = (mode: 'visible' | 'hidden') => (
    <Around>
      <Activity mode={mode}>
        <Sample />
      </Activity>
    </Around>
  );
  const { rerender } = render(tab('visible'));
  // The toolbar follows the text, which is there one render earlier.
  const chooser = await screen.findByLabelText('插入图片', { selector: 'input' });
  await userEvent.upload(
    chooser,
    ['a.png', 'b.png'].map((name) => fileOf('png', name)),
  );
  await waitFor(() => expect(onUpload).toHaveBeenCalled());
  return { hide: () => rerender(tab('hidden')), close: () => rerender(<Around />) };
}
const releases: (() => void)[] = [];

beforeAll(async () => {
  await startSampleTexts();
  server.listen();
});
beforeEach(() => void onSave.mockReset().mockResolvedValue(undefined));
afterEach(() => releases.splice(0).forEach((done) => done()));
afterAll(() => server.close());

test('the editor names the images whose upload is aborted because the tab is hidden', async () => {
  const { hide } = await insertImages();
  hide();
  expect(await screen.findByText(warning)).toBeVisible();
});

test('a form that waits for an image does not save when its tab is hidden', async () => {
  const { hide } = await insertImages();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const state = screen.getByLabelText('state');
  await waitFor(() => expect(state).toHaveTextContent('saving'));
  hide();
  await screen.findByText(warning);
  await waitFor(() => expect(state).toHaveTextContent('idle'));
  expect(onSave).not.toHaveBeenCalled();
});

test('the editor shows no message when the form is closed, because nobody needs its images', async () => {
  const { close } = await insertImages();
  close();
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  expect(screen.queryByText(warning)).toBeNull();
});
