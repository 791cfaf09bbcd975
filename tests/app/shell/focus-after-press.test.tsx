import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusAfterPress } from '@/app/shell/use-focus-after-press';

function Page() {
  const [isPast, setPast] = useState(true);
  const [isOpen, setOpen] = useState(true);
  useFocusAfterPress();
  return (
    <section tabIndex={-1} aria-label="行情">
      {isPast && <button onClick={() => setPast(false)}>回到今天</button>}
      {isOpen && (
        <fieldset tabIndex={-1}>
          <button onClick={() => setOpen(false)}>丢弃</button>
        </fieldset>
      )}
      <button>报价单</button>
    </section>
  );
}

test.each(['pointer', 'keyboard'])(
  'a button that its press by %s removes leaves the focus to what is around it',
  async (by) => {
    render(<Page />);
    const button = screen.getByRole('button', { name: '回到今天' });
    if (by === 'pointer') await userEvent.click(button);
    else {
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(screen.getByRole('region', { name: '行情' })).toHaveFocus());
  },
);

test('what is around it may disappear with the button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '丢弃' }));
  await waitFor(() => expect(screen.getByRole('region', { name: '行情' })).toHaveFocus());
});

test('a button that stays keeps the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '报价单' }));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole('button', { name: '报价单' })).toHaveFocus();
});
