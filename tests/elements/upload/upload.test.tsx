import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PendingWorkContext } from '@/elements/control/form-context';
import {
  AttachmentUpload,
  AudioUpload,
  FileUpload,
  VideoUpload,
} from '@/elements/upload/file-upload';
import { ImageUpload, MediaUpload } from '@/elements/upload/image-upload';
import type { FormAttachment } from '@/elements/upload/send-file';
import type { UploadField } from '@/elements/upload/uploader';
import { changeLanguage } from '@/i18n';
import { hasUnsavedWork } from '@/stores/dirty';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { fileOf, refusal, sent, uploaded, uploads } from './sample';

const server = setupServer(uploads);
const path = '*/api/base-support/attachment/:call';
let append = vi.spyOn(FormData.prototype, 'append');
const formFields = () => new Map(append.mock.calls.map(([key, value]) => [key, value]));

beforeAll(async () => {
  await startTexts('company');
  server.listen();
});
beforeEach(() => {
  sent.length = 0;
  onError.mockClear();
  onValue.mockClear();
  append = vi.spyOn(FormData.prototype, 'append');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const onError = vi.fn<NonNullable<UploadField['onError']>>();
const onValue = vi.fn<(value: FormAttachment[]) => void>();
interface FieldProps {
  start?: FormAttachment[];
  of: (field: UploadField) => React.ReactNode;
}
/** A controlled field, as in a form. */
function Field({ start = [], of }: FieldProps) {
  const [value, setValue] = useState(start);
  const onChange = (next: FormAttachment[]) => {
    onValue(next);
    setValue(next);
  };
  return of({ label: '附件', value, onChange, onError });
}
const show = (of: FieldProps['of'], start?: FormAttachment[]) =>
  renderElement(<Field of={of} start={start} />);
const box = () => screen.getByRole('group', { name: '附件' });
const add = () => within(box()).queryByRole('button', { name: /^上传/ });
const input = () => {
  const found = box().querySelector('input');
  if (!found) throw new Error('No way in');
  return found;
};
/** Chooses files of all types: a user can tell the chooser of the browser to ignore `accept`. */
const user = userEvent.setup({ applyAccept: false });
const choose = (...files: File[]) => user.upload(input(), files);
const drop = (...files: File[]) =>
  fireEvent.drop(box(), { dataTransfer: { files, types: ['Files'] } });
const paste = (...files: File[]) => fireEvent.paste(box(), { clipboardData: { files } });
const names = () => onValue.mock.lastCall?.[0].map(({ name }) => name) ?? [];

describe('uploading', () => {
  test('keeps the focus in the field when the button to add files disappears', async () => {
    show((field) => <ImageUpload {...field} />);
    add()?.focus();
    fireEvent.change(input(), { target: { files: [fileOf('png', '门头.png')] } });
    await waitFor(() => expect(add()).toBeNull());
    expect(box()).toHaveFocus();
  });

  test('sends a picture with the kind of its watermark and the size limit', async () => {
    show((field) => <ImageUpload {...field} options={{ limitKb: 300 }} />);
    await choose(fileOf('png', '门头.png'));
    await waitFor(() => expect(onValue).toHaveBeenCalled());
    expect(sent).toEqual([{ call: 'upload-image', limit: '300' }]);
    expect(formFields().get('waterMarkType')).toBe('0');
    expect(formFields().get('file')).toMatchObject({ name: '门头.png' });
  });

  test('sends any other file with its size limit and without a watermark', async () => {
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', '合同.pdf'));
    await waitFor(() => expect(onValue).toHaveBeenCalled());
    expect(sent).toEqual([{ call: 'upload-attachment', limit: '25600' }]);
    expect([...formFields().keys()]).toEqual(['file']);
  });

  test('stores the response as an attachment of the form', async () => {
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', '合同.pdf'));
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith([uploaded(1, 'file-1')]));
  });
});

describe('adding files', () => {
  test('accepts chosen, dropped and pasted files in their order', async () => {
    show((field) => <AttachmentUpload {...field} options={{ limit: 9 }} />);
    await choose(fileOf('pdf', 'a.pdf'), fileOf('zip', 'b.zip'));
    await waitFor(() => expect(names()).toEqual(['file-1', 'file-2']));
    drop(fileOf('pdf', 'c.pdf'));
    await waitFor(() => expect(names()).toHaveLength(3));
    paste(fileOf('png', 'd.png'));
    await waitFor(() => expect(names()).toEqual(['file-1', 'file-2', 'file-3', 'file-4']));
  });

  test('limits the file dialog to accepted types and shows the limit', () => {
    show((field) => <ImageUpload {...field} options={{ limitKb: 2048 }} />);
    expect(input()).toHaveAttribute('accept', '.jpg,.jpeg,.png,.gif,.jfif,.webp');
    expect(within(box()).getByText('限制 2048 KB')).toBeInTheDocument();
  });

  test.each([
    ['archives', (field: UploadField) => <FileUpload kind="file" {...field} />, '.zip,.rar'],
    ['videos', (field: UploadField) => <VideoUpload {...field} />, '.mp4'],
    ['audio', (field: UploadField) => <AudioUpload {...field} />, '.mp3'],
    [
      'pictures with videos',
      (field: UploadField) => <MediaUpload {...field} />,
      '.jpg,.jpeg,.png,.gif,.mp4,.jfif,.webp',
    ],
  ])('offers only the accepted types of %s in the file dialog', (_kind, of, accept) => {
    show(of);
    expect(input()).toHaveAttribute('accept', accept);
  });

  test('shows the files of a disabled field and accepts none', async () => {
    show((field) => <AttachmentUpload {...field} disabled />, [uploaded(7, '旧.pdf')]);
    expect(add()).toBeNull();
    expect(screen.queryByRole('button', { name: '删除“旧.pdf”' })).toBeNull();
    drop(fileOf('pdf', 'c.pdf'));
    await user.click(screen.getByRole('button', { name: '查看“旧.pdf”' }));
    expect(await screen.findByRole('dialog', { name: '图片预览' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('files rejected before the upload', () => {
  test.each([
    ['图片', ImageUpload, fileOf('pdf', 'a.pdf'), '不能上传“a.pdf”，仅支持 .jpg .jpeg .png .gif'],
    ['视频', VideoUpload, fileOf('mp4', 'a.mov'), '不能上传“a.mov”，仅支持 .mp4'],
    ['音频', AudioUpload, fileOf('mp3', 'a.wav'), '不能上传“a.wav”，仅支持 .mp3'],
    ['伪装', ImageUpload, fileOf('zip', 'a.png'), '“a.png”的内容与扩展名不符'],
    ['没有扩展名', ImageUpload, fileOf('png', 'png'), '不能上传“png”，仅支持 .jpg .jpeg .png .gif'],
  ])('%s', async (_case, Upload, file, message) => {
    show((field) => <Upload {...field} />);
    drop(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('rejects a fake archive, an empty file and one over the limit', async () => {
    show((field) => <FileUpload kind="file" {...field} options={{ limitKb: 1, limit: 5 }} />);
    drop(
      fileOf('zip', 'a.doc'),
      new File([], 'empty.zip'),
      fileOf('rar', 'large.rar', 1025),
      fileOf('rar', 'just.RAR', 1024),
    );
    expect(await screen.findByText('“large.rar”超过大小限制：限制 1 KB')).toBeInTheDocument();
    expect(screen.getByText('不能上传“a.doc”，仅支持 .zip .rar')).toBeInTheDocument();
    expect(screen.getByText('“empty.zip”是空文件')).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('rejects a picture with too many pixels', async () => {
    const huge = new Uint8Array(64);
    huge.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
    new DataView(huge.buffer).setUint32(16, 20_000);
    new DataView(huge.buffer).setUint32(20, 20_000);
    show((field) => <ImageUpload {...field} />);
    drop(new File([huge], 'huge.png'));
    expect(await screen.findByText('“huge.png”的尺寸过大，无法上传')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('rejects a second attachment', async () => {
    show((field) => <AttachmentUpload {...field} />, [uploaded(7, '旧.pdf')]);
    expect(add()).toBeNull();
    drop(fileOf('pdf', '新.pdf'));
    expect(await screen.findByText('最多上传 1 个文件')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

test('an upload field reports too many videos as videos', async () => {
  show((field) => <VideoUpload {...field} />);
  drop(fileOf('mp4', 'a.mp4'), fileOf('mp4', 'b.mp4'));
  expect(await screen.findByText('只能上传1个视频')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(1));
});

describe('pictures with videos', () => {
  test('accepts one file by default', async () => {
    show((field) => <MediaUpload {...field} />);
    await choose(fileOf('mp4', 'a.mp4'));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(sent).toEqual([{ call: 'upload-attachment', limit: '25600' }]);
    expect(add()).toBeNull();
  });

  test('accepts four files of which one is a video for the limits three and one', async () => {
    show((field) => <MediaUpload {...field} options={{ limit: 3, videoLimit: 1 }} />);
    drop(fileOf('mp4', 'a.mp4'), fileOf('mp4', 'b.mp4'), fileOf('png', 'c.png'));
    expect(await screen.findByText('只能上传1个视频')).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(add()).toBeInTheDocument();
    drop(fileOf('jpg', 'd.jpg'), fileOf('gif', 'e.gif'));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(add()).toBeNull();
  });
});

describe('a failed upload', () => {
  const failWith = (message: string, status?: number) =>
    server.use(http.post(path, () => refusal(message, status), { once: true }));

  test('shows the message of the server, reports it to the form and can be retried', async () => {
    failWith('文件已损坏');
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', '合同.pdf'));
    expect(await within(box()).findByRole('alert')).toHaveTextContent('文件已损坏');
    // A notification, because the file is not a picture.
    expect(await screen.findByText('失败')).toBeInTheDocument();
    expect(onError.mock.lastCall?.[0]).toBe('文件已损坏');
    expect(hasUnsavedWork()).toBe(false);
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(names()).toEqual(['file-1']));
    expect(within(box()).queryByRole('alert')).toBeNull();
  });

  test('shows a message for a picture', async () => {
    failWith('图片违规');
    show((field) => <ImageUpload {...field} />);
    await choose(fileOf('png', 'a.png'));
    await waitFor(() => expect(screen.getAllByText('图片违规')).toHaveLength(2));
    expect(screen.queryByText('失败')).toBeNull();
  });

  test.each([
    ['系统错误', '系统繁忙'],
    ['system error', '系统繁忙'],
    ['System Error: 0x1', '系统繁忙: 0x1'],
    ['对不起,在处理你的请求期间,产生了一个服务器内部错误!', '系统繁忙，请稍后重试'],
  ])('shows “%s” as “%s”', async (message, shown) => {
    failWith(message, 500);
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    expect(await within(box()).findByRole('alert')).toHaveTextContent(shown);
    expect(box()).not.toHaveTextContent(/system/i);
  });

  test('shows the English message in the English console', async () => {
    await changeLanguage('en');
    failWith('系统错误', 500);
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    expect(await within(box()).findByRole('alert')).toHaveTextContent('system busy');
    await changeLanguage('zh-CN');
  });

  test.each([
    ['shows its reason', () => refusal('图片违规', 200), '图片违规'],
    [
      'is detected when the response is an HTML page',
      () => new HttpResponse('<!doctype html>'),
      '数据无法识别',
    ],
  ])('in a response with status 200 %s', async (_what, respond, says) => {
    server.use(http.post(path, respond, { once: true }));
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    expect(await within(box()).findByRole('alert')).toHaveTextContent(says);
    expect(onError.mock.lastCall?.[0]).toContain(says);
    expect(onValue).not.toHaveBeenCalled();
  });

  test('shows its own message for status 413 of a proxy', async () => {
    server.use(http.post(path, () => new HttpResponse('<html>', { status: 413 }), { once: true }));
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    expect(await within(box()).findByRole('alert')).toHaveTextContent('请求失败（413）');
  });

  test('fails for a response without an id', async () => {
    server.use(http.post(path, () => HttpResponse.json({ name: 'a.pdf' }), { once: true }));
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    expect(await within(box()).findByRole('alert')).toBeInTheDocument();
    expect(onValue).not.toHaveBeenCalled();
  });

  test('can be removed, which makes room again', async () => {
    failWith('文件已损坏');
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', 'a.pdf'));
    await within(box()).findByRole('alert');
    expect(add()).toBeNull();
    await user.click(screen.getByRole('button', { name: '删除“a.pdf”' }));
    expect(add()).toBeInTheDocument();
  });
});

describe('while files are uploading', () => {
  /** Delays all uploads until the returned function is called. */
  function hold() {
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    server.use(
      http.post(path, async () => {
        await gate;
        return undefined;
      }),
    );
    return release;
  }

  test('shows progress, asks before leaving, and makes the form wait', async () => {
    const release = hold();
    const works: Promise<unknown>[] = [];
    renderElement(
      <PendingWorkContext value={(work) => void works.push(work)}>
        <Field of={(field) => <AttachmentUpload {...field} />} />
      </PendingWorkContext>,
    );
    await choose(fileOf('pdf', '合同.pdf'));
    expect(await screen.findByRole('progressbar', { name: '“合同.pdf”上传进度' })).toBeVisible();
    expect(hasUnsavedWork()).toBe(true);
    release();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    await Promise.all(works);
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('can be cancelled without a message', async () => {
    const release = hold();
    show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', '合同.pdf'));
    await user.click(await screen.findByRole('button', { name: '取消上传“合同.pdf”' }));
    expect(hasUnsavedWork()).toBe(false);
    release();
    expect(within(box()).queryByText('合同.pdf')).toBeNull();
    expect(onValue).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  test('cancels uploads when the form unmounts', async () => {
    const release = hold();
    const { unmount } = show((field) => <AttachmentUpload {...field} />);
    await choose(fileOf('pdf', '合同.pdf'));
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    unmount();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    release();
  });
});

test('an upload field removes an uploaded file', async () => {
  show(
    (field) => <AttachmentUpload {...field} options={{ limit: 2 }} />,
    [uploaded(7, '旧.pdf'), uploaded(8, '新.pdf')],
  );
  await user.click(screen.getByRole('button', { name: '删除“旧.pdf”' }));
  expect(names()).toEqual(['新.pdf']);
});

test('an upload field crops a picture before the upload, and discards it when the popup is closed', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  );
  show((field) => <ImageUpload {...field} options={{ crop: { aspect: 1 } }} />);
  await choose(fileOf('png', 'a.png'));
  const popup = await screen.findByRole('dialog', { name: '裁剪图片' });
  expect(sent).toEqual([]);
  await user.click(within(popup).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  expect(add()).toBeInTheDocument();
});
