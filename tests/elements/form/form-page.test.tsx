import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { preloadControls } from '@/elements/form/fields/fields';
import { FormPage, type FormPageProps, type FormSection } from '@/elements/form/page/form-page';
import { TabKeyContext } from '@/elements/tab/tab-context';
import type { Values } from '@/schema/field';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { deleteDrafts } from '@/stores/drafts';
import { useSession } from '@/stores/session';
import { signOut } from '@/stores/sign-out';
import { allSubstations, useSubstations } from '@/stores/substations';
import { maxLength } from '@/values/rules';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const sections: FormSection[] = [
  {
    fields: [
      { key: 'title', required: true },
      { key: 'password', type: 'password' },
    ],
  },
  { key: 'more', closed: true, fields: [{ key: 'note', required: true }] },
];
const record = { title: '甲', note: '乙', concurrencyStamp: 'one' };
const onSave = vi.fn<(values: Values) => Promise<Values | void>>();
const tab = '/page#0';

beforeAll(startSampleTexts);
// Loads the code of the controls first, because the page shows a skeleton until then.
beforeAll(() => preloadControls(sections.flatMap(({ fields }) => fields)));
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  clearDirty();
  deleteDrafts();
  useSession.setState({ userName: 'wang' });
});
afterEach(() => vi.useRealTimers());

function show(props: Partial<FormPageProps> = {}) {
  renderElement(
    <TabKeyContext value={tab}>
      <FormPage
        name="sample"
        sections={sections}
        initial={record}
        draftKey="sample/1"
        onSave={onSave}
        {...props}
      />
    </TabKeyContext>,
  );
}
const box = (name: string) => screen.getByRole('textbox', { name });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Leaves the page, which writes its pending draft, and opens it again. */
function reopen(props: Partial<FormPageProps> = {}) {
  cleanup();
  show(props);
}

describe('saving a page', () => {
  test('shows the unsaved state and the time of saving, and puts the response into the fields', async () => {
    onSave.mockResolvedValue({ title: '甲甲', concurrencyStamp: 'two' });
    show();
    expect(hasUnsavedWork(tab)).toBe(false);
    await userEvent.type(box('标题'), ' 丙');
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
    expect(hasUnsavedWork(tab)).toBe(true);
    expect(hasUnsavedWork('/other#0')).toBe(false);
    await press('保存');
    expect(await screen.findByText(/^已于 \d\d:\d\d 保存$/)).toBeInTheDocument();
    expect(box('标题')).toHaveValue('甲甲');
    expect(hasUnsavedWork()).toBe(false);
    await userEvent.type(box('标题'), '丁');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: '甲甲丁', concurrencyStamp: 'two' });
  });

  test('disables the form while it is running, and keeps the values and the focus after a failure', async () => {
    let fail: (error: ApiError) => void = () => undefined;
    onSave.mockImplementation(() => new Promise((_done, reject) => (fail = reject)));
    const onSaved = vi.fn<() => void>();
    show({ onSaved });
    await userEvent.type(box('标题'), '丙{Enter}');
    expect(await screen.findByText('正在保存…')).toBeInTheDocument();
    expect(box('标题').closest('[inert]')).not.toBeNull();
    await act(async () => fail(new ApiError({ kind: 'network' })));
    expect(screen.getByText('未能保存，内容已保留')).toBeInTheDocument();
    expect(box('标题').closest('[inert]')).toBeNull();
    expect(box('标题')).toHaveValue('甲丙');
    expect(box('标题')).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('opens the collapsed section of an invalid field and focuses the field', async () => {
    show({ initial: { title: '甲' } });
    const card = screen.getByText('更多设置').closest('details');
    expect(card).not.toHaveAttribute('open');
    await press('保存');
    await waitFor(() => expect(box('备注')).toHaveFocus());
    expect(card).toHaveAttribute('open');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('opens the collapsed section of a field that the server rejected', async () => {
    onSave.mockRejectedValueOnce(
      new ApiError({
        kind: 'server',
        status: 400,
        validationErrors: [{ message: '备注不可用。', members: ['input.NOTE'] }],
      }),
    );
    show();
    await press('保存');
    expect(await screen.findByText('备注不可用。')).toBeVisible();
    await waitFor(() => expect(box('备注')).toHaveFocus());
  });
});

describe('a draft', () => {
  test('is offered when the page is opened again, and deleted when it is saved', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    reopen();
    expect(box('标题')).toHaveValue('甲');
    expect(screen.getByText('有未保存的草稿（刚刚）')).toBeInTheDocument();
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲丙');
    expect(hasUnsavedWork(tab)).toBe(true);
    await press('保存');
    await screen.findByText(/^已于/);
    reopen();
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  test('is written when the typing pauses, and never holds a password', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('密码'), 'secret');
    await userEvent.type(box('标题'), '丙');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('甲丙'));
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  test('stores and restores all of a text that is longer than its field allows', async () => {
    const fields: FormSection['fields'] = [
      { key: 'title', maxLength: 20 },
      { key: 'note', type: 'text', multiline: true, maxLength: 500, rules: [maxLength(500)] },
    ];
    await act(() => preloadControls(fields));
    const long = { sections: [{ fields }], initial: { title: '', note: '' } };
    show(long);
    for (const [name, text] of [
      ['标题', '甲'.repeat(30)],
      ['备注', '乙'.repeat(700)],
    ] as const) {
      await userEvent.click(box(name));
      await userEvent.paste(text);
    }
    reopen(long);
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲'.repeat(30));
    expect(box('备注')).toHaveValue('乙'.repeat(700));
    await press('保存');
    expect(await screen.findByText(/最多 500 个字，现有 700 个/)).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('contains the trimmed text of a field that loses the focus after the draft was written', async () => {
    show();
    await userEvent.type(box('标题'), '丙 ');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('甲丙'));
    await userEvent.tab();
    expect(box('标题')).toHaveValue('甲丙');
    const [, draft] = Object.entries(localStorage).find(([key]) => key.startsWith('draft:')) ?? [];
    expect(JSON.parse(String(draft))).toMatchObject({ values: { title: '甲丙' } });
  });

  test('is not written after another tab has ended the session', async () => {
    localStorage.setItem('access_token', 'mine');
    useSession.setState({ token: 'mine' });
    show();
    await userEvent.type(box('标题'), '丙');
    localStorage.removeItem('access_token');
    deleteDrafts();
    cleanup();
    useSession.setState({ token: null });
    expect(JSON.stringify(localStorage)).not.toContain('甲丙');
  });

  test('can be discarded', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    reopen();
    await press('丢弃');
    expect(screen.queryByRole('button', { name: '丢弃' })).toBeNull();
    reopen();
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  test('is offered until it is answered, whatever is typed meanwhile', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    reopen();
    await userEvent.type(box('标题'), '丁');
    reopen();
    await press('丢弃');
    reopen();
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲丙');
    reopen();
    await press('恢复草稿');
    await userEvent.type(box('标题'), '戊');
    reopen();
    await userEvent.type(box('标题'), '己{Backspace}');
    reopen();
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲丙戊');
    expect(drafts()).toHaveLength(1);
  });

  test('of another window stays when this one saves its own', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    cleanup();
    sessionStorage.setItem('window', 'other');
    show();
    expect(screen.getByRole('button', { name: '恢复草稿' })).toBeInTheDocument();
    await userEvent.type(box('标题'), '丁');
    reopen();
    expect(JSON.stringify(localStorage)).toContain('甲丙');
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲丁');
    await press('保存');
    await screen.findByText(/^已于/);
    expect(JSON.stringify(localStorage)).toContain('甲丙');
    expect(JSON.stringify(localStorage)).not.toContain('甲丁');
  });

  test('is taken over from a window that is closed, and deleted when it is saved', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    cleanup();
    sessionStorage.setItem('window', 'later');
    show();
    await press('恢复草稿');
    expect(box('标题')).toHaveValue('甲丙');
    expect(drafts()).toHaveLength(1);
    await press('保存');
    await screen.findByText(/^已于/);
    expect(drafts()).toEqual([]);
  });

  test('is deleted when a conflict ends with the latest record', async () => {
    const now = { ...record, title: '丁', concurrencyStamp: 'two' };
    show({ onReload: () => Promise.resolve(now) });
    await userEvent.type(box('标题'), '丙');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    onSave.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 409 }));
    await press('保存');
    await screen.findByRole('alert');
    await press('载入最新');
    expect(box('标题')).toHaveValue('丁');
    expect(drafts()).toEqual([]);
  });

  test('is written again when another window takes it while the user types', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    const [key = ''] = drafts();
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(JSON.stringify(localStorage)).toContain('甲丙');
  });

  test('is not offered to another user, and is deleted when its user signs out', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    cleanup();
    useSession.setState({ userName: 'li' });
    show();
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
    cleanup();
    useSession.setState({ userName: 'wang' });
    await signOut();
    useSession.setState({ userName: 'wang' });
    show();
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });

  test('is not offered under another sub-station', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    cleanup();
    useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } });
    show();
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
    useSubstations.setState({ chosen: allSubstations });
    reopen();
    expect(screen.getByRole('button', { name: '恢复草稿' })).toBeInTheDocument();
  });

  test('sends its own stamp, so that the server detects a newer record', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    const now = { ...record, title: '丁', concurrencyStamp: 'two' };
    reopen({ initial: now, onReload: () => Promise.resolve(now) });
    await press('恢复草稿');
    onSave.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 409 }));
    await press('保存');
    const conflict = within(await screen.findByRole('alert'));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: '甲丙', concurrencyStamp: 'one' });
    const rows = conflict.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('标题双方都改了甲甲丙丁');
    await press('覆盖保存');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: '甲丙', concurrencyStamp: 'two' });
  });

  test('is kept when the user agrees to leave, and never written without a key', async () => {
    show();
    await userEvent.type(box('标题'), '丙');
    act(() => clearDirty(tab));
    reopen();
    expect(screen.getByRole('button', { name: '恢复草稿' })).toBeInTheDocument();
    reopen({ draftKey: undefined });
    expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull();
  });
});

test('the save button ends where the fields do: in a single column, in two, and below a wide field', () => {
  const bar = () => screen.getByRole('button', { name: '保存' }).closest('[data-narrow]');
  const nine = Array.from({ length: 9 }, (_, index) => ({ key: `title${index}` }));
  const shown = (fields: FormSection['fields']) => {
    show({ sections: [{ fields }], initial: {} });
    const isNarrow = bar() !== null;
    cleanup();
    return isNarrow;
  };
  expect(shown(nine.slice(1))).toBe(true);
  expect(shown(nine)).toBe(false);
  expect(shown([{ key: 'note', wide: true }])).toBe(false);
});
