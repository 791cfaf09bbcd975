import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequireRole } from '@/elements/access/require-access';
import { useSession } from '@/stores/session';

const button = () => screen.queryByRole('button', { name: '审核' });
const hold = (...roles: string[]) => act(() => useSession.setState({ roles }));

test('RequireRole shows an element only to users with one of its roles', () => {
  hold();
  render(
    <RequireRole roles={['auditor', 'admin']}>
      <button type="button">审核</button>
    </RequireRole>,
  );
  expect(button()).toBeNull();
  hold('clerk', 'admin');
  expect(button()).toBeInTheDocument();
  hold('clerk', 'administrator');
  expect(button()).toBeNull();
});
