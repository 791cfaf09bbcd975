import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { FormPopup } from '@/elements/form/page/form-popup';
import { imageUrl } from '@/elements/preview/form-preview';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { renderElement } from '../../render';
import { startSampleTexts } from '../form/texts';

beforeAll(startSampleTexts);

test('a form preview shows the values of the form and cannot be focused', async () => {
  renderElement(
    <FormPopup
      title="样例"
      name="sample"
      fields={[{ key: 'title' }]}
      initial={{ title: '旧' }}
      preview={({ title }) => (
        <PhonePreview title={String(title)}>
          <button type="button">去看看</button>
        </PhonePreview>
      )}
      onSave={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('旧')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: '标题' }), '站');
  expect(await screen.findByText('旧站')).toBeVisible();
  expect(screen.getByText('去看看').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('手机预览')).toBeVisible();
});

test('imageUrl returns the picture uploaded last, or that of the record', () => {
  const record = { imageId: 7, imageUrl: 'https://a.cn/7.png' };
  const file = { attachmentId: 8, name: '', url: 'https://a.cn/8.png', filePath: '' };
  expect(imageUrl(record, 'imageId')).toBe('https://a.cn/7.png');
  expect(imageUrl({ ...record, imageId: 8, imageId$files: [file] }, 'imageId')).toBe(file.url);
  expect(imageUrl({ imageId: 7, imageUrl: 'javascript:alert(1)' }, 'imageId')).toBe('');
  expect(imageUrl({}, 'imageId')).toBe('');
});
