import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Toolbar, type ToolbarButton } from '@/elements/toolbar/toolbar';
import { toolbarUploadFiles } from '@/elements/toolbar/uploads';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { fileOf } from '../upload/sample';

/** Records the fields of sent forms, because the mocked server cannot read the FormData of jsdom. */
const watchForms = () => vi.spyOn(FormData.prototype, 'append');
let forms: ReturnType<typeof watchForms>;
const posted = (): unknown[] => forms.mock.calls;
const limits: (string | null)[] = [];
let refusal = '';
const server = setupServer(
  http.post('*/api/vote/import', ({ request }) => {
    limits.push(request.headers.get('file_size_limit'));
    if (!refusal) return HttpResponse.json({ id: 1 });
    return HttpResponse.json({ error: { message: refusal } }, { status: 403 });
  }),
);
// Chooses files of all types, because a user can do so in the chooser of the browser too.
const user = userEvent.setup({ applyAccept: false });

beforeAll(async () => {
  server.listen();
  await startTexts('company');
});
beforeEach(() => {
  refusal = '';
  limits.length = 0;
  forms = watchForms();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const show = (upload: Partial<ToolbarButton['upload']> = {}) =>
  renderElement(
    <Toolbar left={[{ code: 'import', upload: { url: '/api/vote/import', ...upload } }]} />,
  );
/** Presses the button once the code of the uploads is there. */
const press = async () =>
  user.click(await screen.findByRole('button', { name: '导入', busy: false }));
const choose = async (...chosen: File[]) => {
  await press();
  await user.upload(screen.getByLabelText('选择文件'), chosen);
};
const outcome = async () => within(await screen.findByRole('dialog', { name: '导入' }));
const ended = async () => (await outcome()).findByText(/^成功/);

test('an upload button opens the file dialog for accepted types', async () => {
  show({ kind: 'file' });
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  await press();
  expect(opened).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('选择文件')).toHaveAttribute('accept', '.zip,.rar');
});

test('an upload button sends every file to its endpoint and reports each result', async () => {
  const onDone = vi.fn<() => void>();
  show({ onDone });
  refusal = '文件内容不正确';
  const file = fileOf('pdf', '运价.pdf');
  await choose(file);
  expect(await ended()).toHaveTextContent('成功 0 项，失败 1 项');
  expect(screen.getByRole('row', { name: '运价.pdf 文件内容不正确' })).toBeInTheDocument();
  expect(posted()).toEqual([['file', file]]);
  refusal = '';
  await user.click(screen.getByRole('button', { name: '重试失败项' }));
  expect(await screen.findByText('成功 1 项，失败 0 项')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onDone).toHaveBeenCalledOnce();
});

test('an upload button shows the general server failure as a busy server', async () => {
  show();
  refusal = '系统错误';
  await choose(fileOf('pdf', '运价.pdf'));
  expect(await screen.findByRole('row', { name: '运价.pdf 系统繁忙' })).toBeInTheDocument();
});

test('an upload button rejects files with a wrong extension, wrong content, no content or too much of it', async () => {
  show({ kind: 'image', limitKb: 1 });
  await choose(
    fileOf('png', '好.png'),
    fileOf('pdf', '合同.pdf'),
    fileOf('zip', '假.png'),
    fileOf('png', '重.png', 1025),
    new File([], '空.png'),
  );
  expect(await ended()).toHaveTextContent('成功 1 项，失败 4 项');
  const rows = (await outcome()).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '合同.pdf不能上传“合同.pdf”，仅支持 .jpg .jpeg .png .gif',
    '假.png“假.png”的内容与扩展名不符',
    '重.png“重.png”超过大小限制：限制 1 KB',
    '空.png“空.png”是空文件',
  ]);
  expect(posted()).toHaveLength(1);
  expect(limits).toEqual(['1']);
});

test('an upload button accepts 99 files and rejects the hundredth with a message', async () => {
  show();
  const files = Array.from({ length: 100 }, (_unused, index) => fileOf('pdf', `${index}.pdf`));
  await choose(...files);
  expect(await screen.findByText(/最多上传 99 个文件，多出的 1 个/)).toBeInTheDocument();
  expect(await ended()).toHaveTextContent('成功 99 项');
  expect(posted()).toHaveLength(99);
  expect(toolbarUploadFiles).toBe(99);
});

test('an upload button can have its own limit', async () => {
  show({ limit: 1 });
  await press();
  expect(screen.getByLabelText('选择文件')).not.toHaveAttribute('multiple');
});
