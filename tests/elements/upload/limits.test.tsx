import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { attachmentApi } from '@/api/base-support/attachment';
import { useUpload, type UploadPlan } from '@/elements/upload/use-upload';
import { WaterMark } from '@/enums';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';
import { fileOf } from './sample';

const plan: UploadPlan = {
  kind: 'image',
  limit: 1,
  videoLimit: 0,
  limitKb: 1,
  waterMark: WaterMark.none,
  cropped: false,
};
const upload = (part: Partial<UploadPlan> = {}) =>
  renderHook(() =>
    useUpload(
      { value: [], onChange: () => undefined, plan: { ...plan, ...part } },
      { current: document.body },
    ),
  ).result;
const large = () => fileOf('png', 'large.png', 1025);
const small = () => fileOf('png', 'small.png', 1024);
const said = () => drainNotices().map((notice) => ('text' in notice ? notice.text : ''));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  vi.spyOn(attachmentApi, 'uploadImage').mockReturnValue(new Promise(() => {}));
});

test('useUpload does not count a file that is too large', async () => {
  const taken = await upload().current.check([large(), small()]);
  expect(taken.map(({ name }) => name)).toEqual(['small.png']);
  expect(said()).toEqual([expect.stringContaining('large.png')]);
});

test('useUpload does not upload a cropped picture that is still too large', async () => {
  const uploader = upload({ cropped: true });
  const chosen = await act(() => uploader.current.check([large()]));
  expect(chosen).toHaveLength(1);
  expect(said()).toEqual([]);
  act(() => uploader.current.upload(chosen));
  expect(said()).toEqual([expect.stringContaining('large.png')]);
  expect(uploader.current.transfers).toEqual([]);
  expect(attachmentApi.uploadImage).not.toHaveBeenCalled();
});

test('useUpload reads only the first bytes of a file to find its type', async () => {
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const long = fileOf('png', 'long.png', 300_000);
  await upload({ limitKb: 300 }).current.check([long]);
  const sizes = read.mock.contexts.map((blob) => (blob as Blob).size);
  expect(Math.max(...sizes)).toBeLessThan(long.size);
});
