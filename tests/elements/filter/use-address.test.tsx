import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useAddress, useAddressParam } from '@/elements/filter/use-address';

function Params() {
  const { search } = useAddress();
  const [, chooseView] = useAddressParam('view');
  const [, chooseDay] = useAddressParam('day');
  const navigate = useNavigate();
  const chooseAndLeave = () => {
    chooseView('board');
    void navigate('/?keyword=later');
  };
  const chooseBoth = () => {
    chooseView('board');
    chooseDay('2026-11-02');
  };
  return (
    <>
      <output>{search}</output>
      <button onClick={chooseBoth}>view and day</button>
      <button onClick={() => chooseView(null)}>no view</button>
      <button onClick={() => chooseDay('2026-11-03', (params) => params.delete('view'))}>
        day only
      </button>
      <button onClick={chooseAndLeave}>view, then another search</button>
      <Link to="/?keyword=later">another search</Link>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Params /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), search: screen.getByRole('status') };
}

describe('useAddressParam', () => {
  it('keeps a parameter that another part of the page wrote in the same moment', async () => {
    const { user, search } = open('/?keyword=abc');
    await user.click(screen.getByRole('button', { name: 'view and day' }));
    expect(search).toHaveTextContent('?keyword=abc&view=board&day=2026-11-02');
  });

  it('changes other parameters with its own', async () => {
    const { user, search } = open('/?view=board');
    await user.click(screen.getByRole('button', { name: 'day only' }));
    expect(search).toHaveTextContent('?day=2026-11-03');
  });

  it('starts from the query of a navigation, not from the one that it wrote before it', async () => {
    const { user, search, router } = open('/?keyword=abc');
    await user.click(screen.getByRole('button', { name: 'view and day' }));
    await user.click(screen.getByRole('link'));
    await user.click(screen.getByRole('button', { name: 'no view' }));
    expect(search).toHaveTextContent('?keyword=later');
    await user.click(screen.getByRole('button', { name: 'view and day' }));
    await act(() => router.navigate(-1));
    await user.click(screen.getByRole('button', { name: 'no view' }));
    expect(search).toHaveTextContent('?keyword=abc&day=2026-11-02');
  });

  it('starts from the query of a navigation that came before its own was rendered', async () => {
    const { user, search } = open('/?keyword=abc');
    await user.click(screen.getByRole('button', { name: 'view, then another search' }));
    expect(search).toHaveTextContent('?keyword=later');
    await user.click(screen.getByRole('button', { name: 'no view' }));
    expect(search).toHaveTextContent('?keyword=later');
  });
});
