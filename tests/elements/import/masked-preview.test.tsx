import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { ImportPopup, type ImportPopupProps } from '@/elements/import/import-popup';
import { changeSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company', 'import'));
beforeEach(() => changeSettings({ privacy: true }));
afterEach(() => act(() => changeSettings({ privacy: false })));

const send = vi.fn<ImportPopupProps['send']>();

async function chooseFile() {
  renderElement(
    <MemoryRouter>
      <ImportPopup
        title="导入公司"
        name="company.company"
        fields={[
          { key: 'companyName', required: true },
          { key: 'mobile', type: 'phone', mobile: true },
        ]}
        template="company.xlsx"
        send={send}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  const lines = ['公司名称,手机号', '通达 13900139000,13800138000 或 13700137000', '安捷,1380013'];
  const file = new File([lines.join('\n')], '公司.csv');
  await userEvent.upload(await screen.findByLabelText(/点击选择文件/), file);
  await screen.findByText('可导入 1 行，有问题 1 行');
}
const hasFull = () => /13[789]00|1380013/.test(document.body.innerHTML);

test('the preview of an import masks numbers in cells and messages, and shows one after a click', async () => {
  await chooseFile();
  expect(screen.getByText('通达 139∙∙∙∙9000')).toBeVisible();
  expect(screen.getByText(/138∙∙∙∙8000.*137∙∙∙∙7000/)).toBeVisible();
  expect(hasFull()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '显示完整号码 1∙∙∙∙∙3' }));
  expect(screen.getByText('1380013')).toBeVisible();
  act(() => changeSettings({ privacy: false }));
  expect(screen.getByText('通达 13900139000')).toBeVisible();
});

test('an import masks numbers in refused rows, and sends them in full', async () => {
  send.mockRejectedValue(new ApiError({ kind: 'server', message: '13800138000 已存在' }));
  await chooseFile();
  await userEvent.click(screen.getByRole('button', { name: '导入 1 行' }));
  expect(await screen.findByText('138∙∙∙∙8000 已存在')).toBeVisible();
  expect(hasFull()).toBe(false);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ mobile: '13800138000' });
});
