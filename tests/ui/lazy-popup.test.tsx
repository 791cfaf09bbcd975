import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PaletteHost } from '@/app/palette/palette-host';
import { LazySelectedActions } from '@/crud/lazy-selected-actions';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import { LazyExportPopup } from '@/elements/export/lazy-export-popup';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { closePalette, openPalette, usePalette } from '@/stores/layout';
import { Popup } from '@/ui/overlay/popup';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const network = vi.hoisted(() => ({ isDown: true }));
/** A module whose components can only be read while the network is up. */
const part = vi.hoisted(() => (name: string) => {
  const component = () => <p>{name} is here</p>;
  return {
    get [name]() {
      if (network.isDown) throw lost;
      return component;
    },
  };
});
vi.mock('@/elements/export/export-popup', () => part('ExportPopup'));
vi.mock('@/elements/batch/batch-result', () => part('BatchResult'));
vi.mock('@/crud/selected-actions', () => part('SelectedActions'));
vi.mock('@/elements/form/page/form-page', () => part('FormPage'));
vi.mock('@/app/palette/palette', () => part('Palette'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notice = '未能打开，可能是网络中断，或系统刚刚更新。请再试一次，或重新载入控制台。';

beforeAll(async () => {
  await startTexts('elements');
  await Popup.preload();
});
beforeEach(() => {
  network.isDown = true;
});

/** A page with an open popup, which has an input and a button that opens another popup. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Popup title="编辑公司" onClose={() => undefined}>
        <input aria-label="公司名称" />
        <button type="button" onClick={() => setIsOpen(true)}>
          导出
        </button>
      </Popup>
      {isOpen && (
        <LazyExportPopup
          title="公司"
          name="company"
          call={() => Promise.reject(new Error('not called'))}
          query={{}}
          columns={[]}
          conditions={[]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

test('a popup that could not be loaded shows a message, keeps the page and opens with the next press', async () => {
  renderElement(<Page />);
  await userEvent.type(screen.getByLabelText('公司名称'), '顺达');
  await press('导出');
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByRole('dialog', { name: '编辑公司' })).toBeVisible();
  expect(screen.getByLabelText('公司名称')).toHaveValue('顺达');
  network.isDown = false;
  await press('导出');
  expect(await screen.findByText('ExportPopup is here')).toBeVisible();
});

test('a batch returns all records as not sent when its popup could not be loaded', async () => {
  const onClose = vi.fn<(hasSucceeded: boolean, left: ReadonlySet<unknown>) => void>();
  const run = vi.fn<() => Promise<unknown>>();
  renderElement(
    <LazyBatchResult
      title="停用"
      origin={{ name: 'company.company', code: 'disable' }}
      tasks={[{ id: 7, name: '顺达', run }]}
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false, new Set([7])));
  expect(run).not.toHaveBeenCalled();
});

test('the palette closes when it could not be loaded, and opens the next time', async () => {
  renderElement(<PaletteHost />);
  act(openPalette);
  expect(await screen.findByText(notice)).toBeVisible();
  await waitFor(() => expect(usePalette.getState().open).toBe(false));
  network.isDown = false;
  act(openPalette);
  expect(await screen.findByText('Palette is here')).toBeVisible();
  act(closePalette);
});

test('a part of a page that could not be loaded offers a retry in its place', async () => {
  renderElement(
    <ViewEditForm name="company" title="公司资料" view={<p>顺达</p>} form={{} as never} />,
  );
  await press('编辑');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '此处内容未能加载，请检查网络后重试。',
  );
  network.isDown = false;
  await press('重试');
  expect(await screen.findByText('FormPage is here')).toBeVisible();
});

test('further buttons of selected rows that could not be loaded offer a retry in their place', async () => {
  renderElement(
    <LazySelectedActions
      page={{} as never}
      bulk={{} as never}
      rows={[]}
      nameOf={String}
      reload={() => Promise.resolve(null)}
      onDone={() => undefined}
      undoOf={() => undefined}
      onUndone={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '此处内容未能加载，请检查网络后重试。',
  );
  network.isDown = false;
  await press('重试');
  expect(await screen.findByText('SelectedActions is here')).toBeVisible();
});
