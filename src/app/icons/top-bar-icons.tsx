import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

const shapes = {
  menu: <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />,
  search: <path d="M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.5 10.5l3 3" />,
  full: <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />,
  leaveFull: <path d="M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5" />,
  lock: <path d="M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />,
  settings: (
    <path d="M2 4.5h6M12 4.5h2M2 11.5h2M8 11.5h6M10 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  ),
  language: (
    <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2.4 2 2.4 10 0 12M8 2c-2.4 2-2.4 10 0 12" />
  ),
  user: (
    <path d="M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8ZM2.75 14c0-2.7 2.3-4 5.25-4s5.25 1.3 5.25 4" />
  ),
  down: <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />,
  place: (
    <path d="M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14ZM8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />
  ),
  chosen: <path d="m3.5 8.5 3 3 6-7" />,
} satisfies Record<string, ReactNode>;

export type TopBarIcon = keyof typeof shapes;

/** The icons of the top bar and of the sub-station switcher. */
export function BarIcon({ name, size = 16 }: { name: TopBarIcon; size?: number }) {
  return <Icon size={size}>{shapes[name]}</Icon>;
}
