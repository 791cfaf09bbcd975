import type { ReactNode } from 'react';
import type { IconName } from '@/routes';

/** Icons on a 24 px grid in the colour of their text. */
const shapes = {
  dashboard: <path d="M4 13a8 8 0 1 1 16 0M12 13l4-4M4 13v5h16v-5" />,
  // A stack of layers, for the base data.
  'base-support': <path d="m12 3 9 4.5-9 4.5-9-4.5L12 3ZM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5" />,
  'platform-site': (
    <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  ),
  'platform-base-configuration': (
    <path d="M4 6h8M18 6h2M4 12h2M12 12h8M4 18h9M19 18h1M15 4v4M9 10v4M16 16v4" />
  ),
  'substation-employee': (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.3 2.9-5.5 6.5-5.5s6.5 2.2 6.5 5.5M15.5 4.5a3.5 3.5 0 0 1 0 6M18 15c2.1.8 3.5 2.6 3.5 5" />
  ),
  'substation-sms-recharge': <path d="M4 5h16v12h-9l-5 4v-4H4V5ZM8 11h.01M12 11h.01M16 11h.01" />,
  company: <path d="M4 20V5h9v15M13 10h7v10M2 20h20M7 9h3M7 13h3M16 14h1M16 17h1" />,
  'today-line-price': (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 7l3.5 5 3.5-5M12 12v5.5M9 12.5h6M9 15h6" />
  ),
  source: <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9L12 3ZM4 7.5l8 4.5 8-4.5M12 12v9" />,
  rank: <path d="M3 20h18M5 20v-6h4v6M10 20V8h4v12M15 20v-9h4v9" />,
  marketing: <path d="M4 10v4h3l9 5V5l-9 5H4ZM7 14l1.5 6H11l-1.3-4.4M19 9.5a4 4 0 0 1 0 5" />,
  configuration: <path d="M4 4h16v16H4V4ZM4 9h16M8 13h8M8 16.5h5" />,
  consultation: (
    <path d="M12 21a9 9 0 1 0-8-4.9L3 21l4.9-1a9 9 0 0 0 4.1 1ZM9.7 9.5a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.3 1-1.3 1.9M12 16.5h.01" />
  ),
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6" />,
  identity: (
    <path d="M12 3 5 5.5V11c0 4.5 2.9 8 7 10 4.1-2 7-5.5 7-10V5.5L12 3ZM9 12l2.2 2.2L15.2 10" />
  ),
  settings: (
    <path d="M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 2.5v3M12 18.5v3M21.5 12h-3M5.5 12h-3M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1M18.7 18.7l-2.1-2.1M7.4 7.4 5.3 5.3" />
  ),
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />,
  more: <path d="m6 9 6 6 6-6" />,
  close: <path d="m7 7 10 10M17 7 7 17" />,
  back: <path d="m15 6-6 6 6 6" />,
  forward: <path d="m9 6 6 6-6 6" />,
} satisfies Record<IconName, ReactNode> & Record<string, ReactNode>;

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
