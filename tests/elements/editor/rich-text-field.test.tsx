import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parsePastedHtml, parseHtml, serializeHtml } from '@/elements/editor/markup';
import type { AnyField } from '@/schema/field';
import { onSave, refused, sent, show } from '../form/sample-form';
import { startSampleTexts } from '../form/texts';
import { fileOf, uploads } from '../upload/sample';

// The editor scrolls to its caret, which needs a layout that jsdom does not have.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

const server = setupServer(uploads);
beforeAll(async () => {
  await startSampleTexts();
  server.listen();
});
beforeEach(() => void onSave.mockReset().mockResolvedValue(undefined));
afterAll(() => server.close());

const field: AnyField = { key: 'note', type: 'html', required: true };
const text = () => screen.findByRole('textbox', { name: '备注' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const paste = (element: HTMLElement, html: string) =>
  fireEvent.paste(element, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
  });

describe('a rich text field', () => {
  test('shows the stored markup and sends it without forbidden parts', async () => {
    await show([field], { note: '<p>春运<b>加班车</b></p><script>alert(1)</script>' });
    expect(await text()).toHaveTextContent('春运加班车');
    expect(screen.getByText('加班车').tagName).toBe('STRONG');
    await press('分隔线');
    const html = String((await sent())?.note);
    expect(html).toContain('<strong>加班车</strong>');
    expect(html).toContain('<hr>');
    expect(html).not.toContain('script');
  });

  test('removes scripts, styles and foreign pictures from pasted markup', async () => {
    await show([field]);
    paste(
      await text(),
      '<style>p{color:red}</style><p class="MsoNormal" style="margin:0"><o:p>通知</o:p>' +
        '<img src="https://elsewhere.example.com/a.png"><img src="file:///C:/b.png"></p>' +
        '<script>alert(1)</script>',
    );
    expect(await screen.findByText(/^有 2 张图片不在本站/)).toBeVisible();
    expect(await sent()).toEqual({ note: '<p>通知</p>' });
  });

  test('says that a pasted table became lines of text, and keeps its rows and cells', async () => {
    await show([field]);
    paste(
      await text(),
      '<table><tr><td>线路</td><td>价格</td></tr><tr><td>临沂—上海</td><td>120</td></tr></table>',
    );
    expect(await screen.findByText(/^表格已转为文字/)).toBeVisible();
    expect(await sent()).toEqual({ note: '<p>线路 | 价格</p><p>临沂—上海 | 120</p>' });
  });

  test('refuses a dropped file that is not a picture, and names the accepted types', async () => {
    await show([field]);
    const pdf = fileOf('pdf', '合同.pdf');
    const dataTransfer = { types: ['Files'], files: [pdf], getData: () => '' };
    fireEvent.paste(await text(), { clipboardData: dataTransfer });
    expect(await screen.findByText(/^不能上传“合同.pdf”/)).toBeVisible();
  });

  test('inserts an uploaded picture', async () => {
    await show([field], { note: '<p>车队</p>' });
    await press('插入图片');
    const chooser = screen.getByLabelText('插入图片', { selector: 'input' });
    await userEvent.upload(chooser, fileOf('png', '车队.png'));
    expect(await screen.findByRole('img', { name: 'file-1' })).toBeInTheDocument();
    expect(String((await sent())?.note)).toMatch(/<img [^>]*alt="file-1"/);
  });

  test('shows an error while it is required and empty', async () => {
    await show([field], { note: '' });
    await text();
    await refused('备注为必填项');
    expect(await text()).toHaveFocus();
    expect(await text()).toHaveAttribute('aria-invalid', 'true');
  });

  test('rejects incomplete link addresses', async () => {
    await show([field], { note: '' });
    await text();
    await press('链接');
    const address = screen.getByRole('textbox', { name: '链接地址' });
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(await screen.findByText('请输入以 https:// 开头的完整网址。')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.com/{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    expect(String((await sent())?.note)).toContain('href="https://example.com/"');
  });

  test.each(['Enter', 'Escape'])('leaves %s to the input method in a link address', async (key) => {
    await show([field], { note: '' });
    await text();
    await press('链接');
    const address = screen.getByRole('textbox', { name: '链接地址' });
    fireEvent.keyDown(address, { key, isComposing: true });
    expect(address).toBeVisible();
    expect(address).toBeValid();
  });

  test('is read-only while it is disabled', async () => {
    await show([{ ...field, disabled: true }], { note: '<p>规则</p>' });
    expect(await text()).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: '加粗' })).toBeDisabled();
  });
});

test('the editor does not change the markup of a text', () => {
  const html = '<h2>标题</h2><ul><li><p>一</p></li></ul><blockquote><p>引用</p></blockquote>';
  expect(JSON.stringify(parseHtml(html))).toContain('"level":2');
  expect(serializeHtml(html)).toBe(html);
  expect(parsePastedHtml(html).slice.content.childCount).toBe(3);
});
