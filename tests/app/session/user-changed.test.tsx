import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { UserChanged } from '@/app/session/user-changed';
import { storageKeys } from '@/config/limits';
import { sessionStore } from '@/lib/storage';
import { hasUnsavedWork, setDirty } from '@/stores/dirty';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('elements'));

test('the reload after a change of the user asks nothing, and shows no tab of the user before', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  setDirty('form', true, '/a#0');
  sessionStore.write(storageKeys.tabs, '{"tabs":[],"owner":"li"}');
  render(<UserChanged />);
  const button = screen.getByRole('button');
  expect(button).toHaveFocus();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(hasUnsavedWork()).toBe(false);
  expect(sessionStore.read(storageKeys.tabs)).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});
