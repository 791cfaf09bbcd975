import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useAddPendingWork } from '@/elements/control/form-context';
import type { AnyField } from '@/schema/field';
import { box, onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

describe('conditions', () => {
  const fields: AnyField[] = [
    { key: 'linkType', type: 'number' },
    { key: 'link', visible: ({ linkType }) => linkType === 2, required: true },
    {
      key: 'note',
      disabled: ({ linkType }) => linkType === 2,
      required: true,
      hint: 'sample.hints.price',
    },
  ];

  test('skips the validation of a hidden field and sends null for its value', async () => {
    await show(fields, { linkType: 2, link: 'https://a.cn', note: '甲' });
    expect(await box('链接')).toBeInTheDocument();
    await userEvent.clear(await screen.findByRole('spinbutton', { name: '链接类型' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '链接' })).toBeNull());
    expect(await sent()).toMatchObject({ linkType: null, link: null });
  });

  test('does not change or validate a disabled field', async () => {
    await show(fields, { linkType: 2, link: 'https://a.cn' });
    expect(await box('备注')).toBeDisabled();
    expect(screen.getByText('每吨，含税')).toBeInTheDocument();
    await sent();
  });

  test('validates a rule that reads the form again when the form changes', async () => {
    await show([
      { key: 'title' },
      {
        key: 'name',
        rules: [(value, { title }) => (value && value === title ? 'notOwnName' : null)],
      },
    ]);
    await userEvent.type(await box('标题'), '甲');
    await userEvent.type(await box('名称'), '甲');
    await refused('不能与标题相同');
    await userEvent.type(await box('标题'), '乙');
    await waitFor(() => expect(screen.queryByText('不能与标题相同')).toBeNull());
    expect(await sent()).toMatchObject({ title: '甲乙', name: '甲' });
  });
});

function Upload({ start }: { start: () => Promise<unknown> }) {
  const addWork = useAddPendingWork();
  return (
    <button type="button" onClick={() => addWork(start())}>
      上传
    </button>
  );
}

describe('pending work', () => {
  const upload = (start: () => Promise<unknown>): AnyField[] => [
    { key: 'note', type: 'custom', render: () => <Upload start={start} /> },
  ];

  test('finishes before the form is validated and sent', async () => {
    let finish: (value?: unknown) => void = () => undefined;
    await show(upload(() => new Promise((done) => (finish = done))));
    await userEvent.click(await screen.findByText('上传'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    );
    expect(onSave).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  test('stops the form from being sent only once when it fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    await show(upload(() => new Promise((_done, reject) => (fail = reject))));
    await userEvent.click(await screen.findByText('上传'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    );
    fail(new Error('gone'));
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    expect(onSave).not.toHaveBeenCalled();
    await sent();
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});

describe('a custom control', () => {
  test('receives the value and returns the new one', async () => {
    await show(
      [
        {
          key: 'note',
          type: 'custom',
          render: ({ id, value, onChange }) => (
            <button id={id} type="button" onClick={() => onChange?.(Number(value) + 1)}>
              {`按了 ${Number(value)} 次`}
            </button>
          ),
        },
      ],
      { note: 1 },
    );
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(await dialog.findByText('按了 1 次'));
    expect(await dialog.findByText('按了 2 次')).toBeInTheDocument();
    expect(await sent()).toMatchObject({ note: 2 });
  });
});
