import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ImportPopup, type ImportPopupProps } from '@/elements/import/import-popup';
import { clearDirty, isBatchRunning } from '@/stores/dirty';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const never = () => new Promise(() => undefined);
const names = ['远通', '通达', '安捷', '顺丰', '德邦', '中通', '申通'];
const file = new File([`公司名称\n${names.join('\n')}\n`], '临沂顺达.csv', { lastModified: 1 });
const stored = () => localStorage.getItem(String(perUserKey(userKeyPrefixes.batches))) ?? '';

const sentNames: unknown[] = [];
async function importFile(count: number, send: ImportPopupProps['send']) {
  renderElement(
    <ImportPopup
      title="导入公司"
      name="company.company"
      fields={[{ key: 'companyName' }]}
      template="company.xlsx"
      send={(values, options) => {
        sentNames.push(values.companyName);
        return send(values, options);
      }}
      onClose={() => undefined}
    />,
  );
  const input = await screen.findByLabelText(/点击选择文件/);
  await userEvent.upload(input, file, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: `导入 ${count} 行` }));
}
/** Leaves the page once these lines are done. */
async function leaveAfter(lines: number[]) {
  await waitFor(() => expect(JSON.parse(stored())[0].done).toEqual(lines));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  clearDirty();
  sentNames.length = 0;
}

beforeAll(() => startTexts('company', 'import'));
beforeEach(() => {
  localStorage.clear();
  useSession.setState({ userName: 'wang' });
  sentNames.length = 0;
});

test('an import that a reload interrupts continues with the lines of the same file that are not done', async () => {
  const finish = (done: string[]) =>
    vi.fn<ImportPopupProps['send']>(({ companyName }) =>
      done.includes(String(companyName)) ? Promise.resolve() : never(),
    );
  await importFile(7, finish(['远通', '通达']));
  await waitFor(() => expect(isBatchRunning()).toBe(true));
  await leaveAfter([2, 3]);
  expect(stored()).not.toMatch(/顺达|远通|通达|安捷/);

  await importFile(5, finish(['安捷']));
  expect(sentNames).not.toContain('远通');
  await leaveAfter([2, 3, 4]);

  await importFile(4, () => Promise.resolve());
  expect(await screen.findByText('成功 4 行，失败 0 行')).toBeInTheDocument();
  expect(sentNames).toEqual(['顺丰', '德邦', '中通', '申通']);
  await userEvent.click(screen.getAllByRole('button', { name: '关闭' })[0] ?? document.body);
  expect(stored()).toBe('[]');
});
