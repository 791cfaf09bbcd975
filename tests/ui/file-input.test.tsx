import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { RichTextField } from '@/elements/editor/rich-text-field';
import { ImportPopup } from '@/elements/import/import-popup';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { AudioUpload, AttachmentUpload, VideoUpload } from '@/elements/upload/file-upload';
import { ImageUpload, MediaUpload } from '@/elements/upload/image-upload';
import { loadTexts } from '@/i18n';
import { startSampleTexts } from '../elements/form/texts';
import { renderElement } from '../render';

// The editor scrolls to its caret, which needs a layout that jsdom does not have.
Range.prototype.getClientRects = () => document.body.getClientRects();

beforeAll(async () => {
  await startSampleTexts();
  await loadTexts('import');
});
afterEach(() => vi.restoreAllMocks());

const upload = { url: '/api/vote/import' };
const none = () => undefined;

test.each<[place: string, button: RegExp, draw: () => ReactNode]>([
  [
    'an import',
    /^点击选择文件/,
    () => (
      <ImportPopup
        title="导入公司"
        name="company.company"
        fields={[]}
        template="company.xlsx"
        send={() => Promise.resolve()}
        onClose={none}
      />
    ),
  ],
  ['a picture', /^上传图片/, () => <ImageUpload label="门头" />],
  ['pictures and videos', /^上传/, () => <MediaUpload label="风采" />],
  ['an attachment', /^上传/, () => <AttachmentUpload label="合同" />],
  ['a video', /^上传视频/, () => <VideoUpload label="视频" />],
  ['a recording', /^上传音频/, () => <AudioUpload label="录音" />],
  [
    'the editor',
    /^插入图片/,
    () => <RichTextField field={{ key: 'note', type: 'html' }} label="正文" />,
  ],
  ['a toolbar', /^导入/, () => <Toolbar left={[{ code: 'import', upload }]} />],
])('Tab and Enter open the file chooser of %s', async (_place, name, draw) => {
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(none);
  renderElement(draw());
  const button = await screen.findByRole('button', { name });
  // Disabled buttons are not tab stops, so the number of steps differs.
  for (let step = 0; step < 30 && document.activeElement !== button; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await userEvent.tab();
  }
  expect(button).toHaveFocus();
  // The button of a toolbar is busy until the code of its uploads is loaded.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledOnce();
});
