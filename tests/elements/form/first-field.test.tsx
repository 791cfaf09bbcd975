import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyField } from '@/schema/field';
import { box, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);

describe('the focus of a form that opens', () => {
  /** Returns a field whose code is loaded when `arrive` is called. */
  function late() {
    let arrive = () => {};
    const code = new Promise<{ default: typeof Box }>((done) => {
      arrive = () => done({ default: Box });
    });
    const Box = ({ id }: { id?: string }) => <input id={id} aria-label="迟到" />;
    const Late = lazy(() => code);
    const custom: AnyField = {
      key: 'late',
      type: 'custom',
      render: ({ id }) => (
        <Suspense fallback={null}>
          <Late id={id} />
        </Suspense>
      ),
    };
    return { custom, arrive };
  }
  const plain: AnyField = { key: 'title' };

  test('moves to the first field when the code of the field is loaded', async () => {
    const { custom, arrive } = late();
    const dialog = await show([custom, plain], { title: '申' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await act(async () => arrive());
    await waitFor(() => expect(screen.getByRole('textbox', { name: '迟到' })).toHaveFocus());
  });

  test('stays where the user has moved it meanwhile', async () => {
    const { custom, arrive } = late();
    await show([custom, plain], { title: '申' });
    await userEvent.click(await box('标题'));
    await act(async () => arrive());
    expect(await screen.findByRole('textbox', { name: '迟到' })).toBeInTheDocument();
    await userEvent.keyboard('通');
    expect(await box('标题')).toHaveValue('申通');
  });

  test('skips disabled fields and enters a range at its lower end', async () => {
    await show([
      { ...plain, disabled: true },
      { key: 'code', visible: () => false },
      { key: 'weights', type: 'range', of: 'number' },
    ]);
    const min = await screen.findByPlaceholderText('最小值');
    await waitFor(() => expect(min).toHaveFocus());
  });
});
