import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { FormPopup } from '@/elements/form/page/form-popup';
import type { AnyField, Values } from '@/schema/field';
import { renderElement } from '../../render';

export const onSave = vi.fn<(values: Values) => Promise<void>>();

export async function show(fields: AnyField[], initial: Values = {}) {
  renderElement(
    <MemoryRouter>
      <FormPopup
        title="样例"
        name="sample"
        fields={fields}
        initial={initial}
        onSave={onSave}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  return screen.findByRole('dialog', { name: '样例' });
}
export const box = (name: string) => screen.findByRole('textbox', { name });
/** Saves the form and returns the sent values. */
export async function sent(): Promise<Values | undefined> {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  return onSave.mock.lastCall?.[0];
}
/** Presses 保存 and expects this error and no request. */
export async function refused(text: string) {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
}
