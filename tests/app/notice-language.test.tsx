import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { changeLanguage, startI18n } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { renderElement } from '../render';

beforeAll(() => startI18n());
afterEach(() => act(() => changeLanguage('zh-CN')));

test('a change of the language closes the notifications in the language before', async () => {
  renderElement(<p>列表</p>);
  act(() => notify.infoPopup('您不管理分站“日照分站”'));
  expect(await screen.findByText('您不管理分站“日照分站”')).toBeInTheDocument();
  await act(() => changeLanguage('en'));
  await waitFor(() => expect(screen.queryByText('您不管理分站“日照分站”')).toBeNull());
});
