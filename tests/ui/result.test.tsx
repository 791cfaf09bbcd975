import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '@/ui/button';
import { Result } from '@/ui/result';

/** A form that is replaced by the result of its operation, which offers a next action once. */
function Operation() {
  const [text, setText] = useState<string>();
  if (!text) return <Button onClick={() => setText('草稿')}>完成</Button>;
  return (
    <Result
      kind="done"
      title="已创建"
      text={text}
      actions={text === '草稿' && <Button onClick={() => setText('已启用')}>启用</Button>}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a result takes the focus when the focused button disappears', async () => {
  render(<Operation />);
  await press('完成');
  expect(screen.getByRole('heading', { name: '已创建' })).toHaveFocus();
  await press('启用');
  expect(screen.getByText('已启用')).toBeVisible();
  expect(screen.getByRole('heading', { name: '已创建' })).toHaveFocus();
});

test('a result leaves the focus where the user has set it', async () => {
  const content = (text: string) => (
    <>
      <input aria-label="公司名称" />
      <Result kind="done" title="已创建" text={text} actions={null} />
    </>
  );
  const { rerender } = render(content('草稿'));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(content('已启用'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
