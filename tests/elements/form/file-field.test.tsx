import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeValue } from '@/elements/form/conflict/versions';
import { RegionLevel } from '@/enums';
import { sessionStore } from '@/lib/storage';
import type { AnyField } from '@/schema/field';
import { regionCacheKeys } from '@/stores/regions';
import { filesOf, filesToValue } from '@/values/file/form-files';
import { fileOf, refusal, sent as uploadsSent, uploaded, uploads } from '../upload/sample';
import { onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

const server = setupServer(uploads);
const path = '*/api/base-support/attachment/:call';
beforeAll(async () => {
  await startSampleTexts();
  server.listen();
});
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  uploadsSent.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

const box = (name: string) => screen.findByRole('group', { name });
async function choose(name: string, ...files: File[]) {
  const input = (await box(name)).querySelector('input');
  if (!input) throw new Error('No way in');
  await userEvent.upload(input, files);
}
const imageField: AnyField = { key: 'imageId', type: 'image', required: true };
const picture = { imageId: 7, imageUrl: 'https://a.cn/%E9%97%A8%E5%A4%B4.png' };

describe('a picture of a form', () => {
  test('is shown from the URL in the record and sent as its id alone', async () => {
    await show([imageField], picture);
    expect(await screen.findByRole('button', { name: '查看“门头.png”' })).toBeVisible();
    expect(await sent()).toEqual({ imageId: 7 });
  });

  test('is loaded by its id when the record has no URL', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/base-support/attachment/files', async ({ request }) => {
        asked.push(await request.json());
        const known = { id: 7, name: '门头.png', url: 'https://a.cn/7.png', filePath: '7.png' };
        return HttpResponse.json({ items: [known] });
      }),
    );
    await show([imageField], { imageId: 7 });
    expect(await screen.findByRole('button', { name: '查看“门头.png”' })).toBeVisible();
    expect(asked).toEqual([{ ids: [7] }]);
    expect(await sent()).toEqual({ imageId: 7 });
  });

  test('is replaced by the uploaded one', async () => {
    await show([imageField], picture);
    await userEvent.click(await screen.findByRole('button', { name: '删除“门头.png”' }));
    await choose('图片', fileOf('png', '新.png'));
    expect(await screen.findByRole('button', { name: '查看“file-1”' })).toBeVisible();
    expect(await sent()).toEqual({ imageId: uploaded(1, 'file-1').attachmentId });
  });

  test('shows an error when it is required and was removed', async () => {
    await show([imageField], picture);
    await userEvent.click(await screen.findByRole('button', { name: '删除“门头.png”' }));
    await refused('图片为必填项');
    expect(await screen.findByRole('button', { name: '上传图片' })).toHaveFocus();
  });

  test('can only be viewed while the field is disabled', async () => {
    await show([{ key: 'imageId', type: 'image', disabled: true }], picture);
    expect(await screen.findByRole('button', { name: '查看“门头.png”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '上传图片' })).toBeNull();
  });

  test('is cropped first when the field has an aspect ratio', async () => {
    const own = { createObjectURL: () => 'blob:1', revokeObjectURL() {} };
    vi.stubGlobal('URL', Object.assign(URL, own));
    await show([{ key: 'imageId', type: 'image', aspect: 1 }]);
    await choose('图片', fileOf('png', 'a.png'));
    expect(await screen.findByRole('dialog', { name: '裁剪图片' })).toBeVisible();
    expect(uploadsSent).toEqual([]);
  });
});

describe('several files of a form', () => {
  const papers: AnyField[] = [{ key: 'paperIds', type: 'image', max: 3 }];
  const record = { paperIds: ['a', 'b'], paperUrls: ['https://a.cn/1.png', 'https://a.cn/2.png'] };

  test('are sent as a list of ids, and each keeps its URL when another is removed', async () => {
    await show(papers, record);
    await userEvent.click(await screen.findByRole('button', { name: '删除“1.png”' }));
    expect(await screen.findByRole('button', { name: '查看“2.png”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '查看“1.png”' })).toBeNull();
    await choose('证件', fileOf('png', 'c.png'));
    await screen.findByRole('button', { name: '查看“file-1”' });
    expect(await sent()).toEqual({ paperIds: ['b', uploaded(1, '').attachmentId] });
  });

  test('have the name in the record, and only their kind is accepted', async () => {
    const field: AnyField = {
      key: 'packageId',
      type: 'file',
      kind: 'file',
      nameKey: 'packageName',
      limitKb: 2048,
    };
    await show([field], { packageId: 5, packageName: 'v1.zip', packageUrl: 'https://a.cn/5' });
    await userEvent.click(await screen.findByRole('button', { name: '删除“v1.zip”' }));
    expect(screen.getByText('限制 2048 KB')).toBeInTheDocument();
    expect((await box('安装包')).querySelector('input')).toHaveAttribute('accept', '.zip,.rar');
    expect(await sent()).toEqual({ packageId: null });
  });

  test('stay with their row in a table, and only their ids are sent', async () => {
    await show(
      [
        {
          key: 'rows',
          columns: [{ key: 'name' }, { key: 'imageId', type: 'image' }],
        },
      ],
      { rows: [{ name: '甲' }, { name: '乙', ...picture }] },
    );
    expect(await screen.findByRole('button', { name: '查看“门头.png”' })).toBeVisible();
    await choose('图片（第 1 行）', fileOf('png', 'a.png'));
    await screen.findByRole('button', { name: '查看“file-1”' });
    expect(await sent()).toMatchObject({
      rows: [{ name: '甲', imageId: uploaded(1, '').attachmentId }, { imageId: 7 }],
    });
    expect(JSON.stringify(onSave.mock.lastCall)).not.toContain('$files');
  });
});

describe('saving during an upload', () => {
  /** Delays the response to the next upload until the returned function is called. */
  function hold(respond: () => Response | undefined = () => undefined) {
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const held = async () => {
      await gate;
      return respond();
    };
    server.use(http.post(path, held, { once: true }));
    return release;
  }

  test('waits for the upload and sends the file with the form', async () => {
    const release = hold();
    await show([imageField]);
    await choose('图片', fileOf('png', 'a.png'));
    await screen.findByRole('progressbar');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.queryByText('图片为必填项')).toBeNull();
    release();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.lastCall?.[0]).toEqual({ imageId: uploaded(1, '').attachmentId });
  });

  test('saves nothing when the upload fails, and can be repeated', async () => {
    const release = hold(() => refusal('图片违规'));
    await show([{ key: 'imageId', type: 'image' }]);
    await choose('图片', fileOf('png', 'a.png'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    release();
    expect(await within(await box('图片')).findByRole('alert')).toHaveTextContent('图片违规');
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByRole('button', { name: '查看“file-1”' });
    expect(await sent()).toEqual({ imageId: uploaded(1, '').attachmentId });
  });
});

describe('the stored value of a file', () => {
  const file = uploaded(3, '合同.pdf');

  test('contains its id, name, URL and path', () => {
    const field: AnyField = { key: 'contractId', type: 'file' };
    const { value, companions } = filesToValue(field, [file]);
    expect(Object.keys(file)).toEqual(['attachmentId', 'name', 'url', 'filePath']);
    expect(filesOf(field, { contractId: value, ...companions })).toEqual([file]);
  });

  test('is compared by the names of files', () => {
    const field: AnyField = { key: 'paperIds', type: 'image', max: 2, urlKey: 'papers' };
    const values = { paperIds: [1, 2], papers: ['https://a.cn/1.png', 'https://a.cn/2.png'] };
    expect(describeValue(field, values)).toBe('1.png、2.png');
    expect(describeValue(field, {})).toBe('--');
  });
});

describe('the region tree of a form', () => {
  const field: AnyField = {
    key: 'regionIds',
    type: 'region',
    tree: true,
    levels: [RegionLevel.province, RegionLevel.city],
  };
  beforeAll(() => {
    sessionStore.write(
      regionCacheKeys.full,
      JSON.stringify([
        [330000, 100000, '浙江省', 1],
        [330100, 330000, '杭州市', 2],
        [330200, 330000, '宁波市', 2],
      ]),
    );
  });
  afterAll(() => sessionStore.remove(regionCacheKeys.full));

  test('sends the smallest set of ids that covers the checked regions', async () => {
    await show([field]);
    const province = await screen.findByRole('treeitem', { name: '浙江省' });
    await userEvent.click(province);
    expect(province).toHaveAttribute('aria-checked', 'true');
    expect(await sent()).toEqual({ regionIds: [330000] });
  });

  test('cannot be changed while the field is disabled', async () => {
    await show([{ ...field, disabled: true }], { regionIds: [330000] });
    await userEvent.click(await screen.findByRole('treeitem', { name: '浙江省' }));
    expect(await sent()).toEqual({ regionIds: [330000] });
  });
});

describe('a failed upload', () => {
  const papers: AnyField = { key: 'paperIds', type: 'image', max: 3, required: true };
  const complaint = '“坏.png”未上传成功，请重试或删除后再保存';
  const fail = async () => {
    server.use(http.post(path, () => refusal('文件已损坏'), { once: true }));
    await choose('证件', fileOf('png', '坏.png'));
    await within(await box('证件')).findByText('文件已损坏');
  };

  test('keeps the form from being sent and shows an error at its field', async () => {
    await show([papers]);
    await choose('证件', fileOf('png', 'a.png'));
    await screen.findByRole('button', { name: '查看“file-1”' });
    await fail();
    await refused(complaint);
    expect(screen.getByRole('button', { name: '查看“file-1”' })).toBeVisible();
  });

  test('is sent with the form after a successful retry', async () => {
    await show([papers]);
    await fail();
    await refused(complaint);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('button', { name: '查看“file-1”' });
    await waitFor(() => expect(screen.queryByText(complaint)).toBeNull());
    expect(await sent()).toEqual({ paperIds: [uploaded(1, '').attachmentId] });
  });

  test('can be removed', async () => {
    await show([{ ...papers, required: false }]);
    await fail();
    await refused(complaint);
    await userEvent.click(screen.getByRole('button', { name: '删除“坏.png”' }));
    await waitFor(() => expect(screen.queryByText(complaint)).toBeNull());
    expect(await sent()).toBeDefined();
  });
});

describe('a failed upload in a table row', () => {
  const rowsField: AnyField = {
    key: 'rows',
    columns: [{ key: 'name' }, { key: 'imageId', type: 'image', required: true }],
  };
  const complaint = (row: number) => `第 ${row} 行：图片：“坏.png”未上传成功，请重试或删除后再保存`;
  const failInRow = async (row: number) => {
    const name = `图片（第 ${row} 行）`;
    server.use(http.post(path, () => refusal('文件已损坏'), { once: true }));
    await choose(name, fileOf('png', '坏.png'));
    await within(await box(name)).findByText('文件已损坏');
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('keeps the form from being sent and names the current position of the row', async () => {
    await show([rowsField], { rows: [picture, { name: '乙' }] });
    await failInRow(2);
    await refused(complaint(2));
    expect((await box('图片（第 2 行）')).closest('td')).toHaveAttribute(
      'title',
      complaint(2).slice('第 2 行：'.length),
    );
    await press('上移第 2 行');
    expect(await screen.findByText(complaint(1))).toBeInTheDocument();
    expect((await box('图片（第 2 行）')).closest('td')).not.toHaveAttribute('title');
  });

  test('is sent with its row after a successful retry', async () => {
    await show([rowsField], { rows: [picture, { name: '乙' }] });
    await failInRow(2);
    await refused(complaint(2));
    await press('重试');
    await screen.findByRole('button', { name: '查看“file-1”' });
    await waitFor(() => expect(screen.queryByText(complaint(2))).toBeNull());
    expect(await sent()).toMatchObject({
      rows: [{ imageId: 7 }, { name: '乙', imageId: uploaded(1, '').attachmentId }],
    });
  });

  test('shows no error after it or its row was removed', async () => {
    await show([{ ...rowsField, columns: [{ key: 'imageId', type: 'image' }] }], {
      rows: [picture, {}, {}],
    });
    await failInRow(2);
    await failInRow(3);
    await refused([2, 3].map(complaint).join('；'));
    await press('删除第 2 行');
    expect(await screen.findByText(complaint(2))).toBeInTheDocument();
    await press('删除“坏.png”');
    await waitFor(() => expect(screen.queryByText(/未上传成功/)).toBeNull());
    expect(await sent()).toMatchObject({ rows: [{ imageId: 7 }, {}] });
  });
});

test('a rule about several files runs after the last upload', async () => {
  const two = (value: unknown) =>
    Array.isArray(value) && value.length === 1 ? 'notOwnName' : null;
  await show([{ key: 'paperIds', type: 'image', max: 2, rules: [two] }]);
  let open = () => {};
  const gate = new Promise<void>((done) => (open = done));
  const gates = [Promise.resolve(), gate];
  server.use(
    http.post(path, async () => {
      await gates.shift();
    }),
  );
  await choose('证件', fileOf('png', 'a.png'), fileOf('png', 'b.png'));
  await screen.findByRole('button', { name: '查看“file-1”' });
  expect(screen.queryByText('不能与标题相同')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '取消上传“b.png”' }));
  expect(await screen.findByText('不能与标题相同')).toBeInTheDocument();
  open();
});

test('closing a form during an upload asks for confirmation', async () => {
  await show([imageField]);
  let open = () => {};
  const gate = new Promise<void>((done) => (open = done));
  server.use(
    http.post(
      path,
      async () => {
        await gate;
      },
      { once: true },
    ),
  );
  await choose('图片', fileOf('png', 'a.png'));
  await screen.findByRole('progressbar');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  const question = await screen.findByRole('dialog', { name: '放弃修改？' });
  await waitFor(() => expect(question).toBeVisible());
  open();
});

test('a media field sends the ids of pictures and videos', async () => {
  await show([{ key: 'paperIds', type: 'image', videos: 1, max: 1 }]);
  await choose('证件', fileOf('png', 'a.png'), fileOf('mp4', 'b.mp4'));
  await screen.findByRole('button', { name: '查看“file-2”' });
  expect(await sent()).toEqual({ paperIds: [1, 2].map((id) => uploaded(id, '').attachmentId) });
});
