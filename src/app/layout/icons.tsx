import type { ReactNode } from 'react';
import type { IconName } from '@/routes';

/** Line icons of the frame, drawn on a 24 px grid in the colour of their text. */
const shapes: Record<IconName | 'menu' | 'user' | 'more' | 'close' | 'language', ReactNode> = {
  dashboard: <path d="M4 13a8 8 0 1 1 16 0M12 13l4-4M4 13v5h16v-5" />,
  company: <path d="M4 20V5h9v15M13 10h7v10M2 20h20M7 9h3M7 13h3M16 14h1M16 17h1" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6" />,
  more: <path d="m6 9 6 6 6-6" />,
  close: <path d="m7 7 10 10M17 7 7 17" />,
  language: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  ),
};

export function Icon({ name, size = 16 }: { name: keyof typeof shapes; size?: number }) {
  return (
    <svg
      className="anticon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
