import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SidebarLogo } from '@/app/layout/sidebar-logo';
import { startI18n } from '@/i18n';
import { useSession } from '@/stores/session';

const profile = { shortName: '鲁南', logoUrl: 'https://files.test/logo.png' };
const logo = () => screen.getByRole('presentation');

beforeAll(() => startI18n());
beforeEach(() => useSession.setState({ profile }));

test('shows the logo and the short name of the tenant', () => {
  render(<SidebarLogo isCollapsed={false} />);
  expect(logo()).toHaveAttribute('src', profile.logoUrl);
  expect(screen.getByText('鲁南')).toBeInTheDocument();
});

test("shows the logo of the product when the tenant's does not load or has another origin", () => {
  render(<SidebarLogo isCollapsed={false} />);
  fireEvent.error(logo());
  expect(logo()).toHaveAttribute('src', '/favicon.svg');
  act(() => useSession.setState({ profile: { ...profile, logoUrl: 'javascript:1' } }));
  expect(logo()).toHaveAttribute('src', '/favicon.svg');
});

test('shows only the logo in the collapsed sidebar', () => {
  render(<SidebarLogo isCollapsed />);
  expect(screen.queryByText('鲁南')).not.toBeInTheDocument();
});
