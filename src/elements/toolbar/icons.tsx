import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

/** The icons of the toolbar as SVG paths. */
const shapes = {
  search: <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10M10.7 10.7 14 14" />,
  undo: <path d="M5.5 3 3 5.5 5.5 8M3 5.5h6.5a3.5 3.5 0 0 1 0 7H5" />,
  plus: <path d="M8 3v10M3 8h10" />,
  upload: <path d="M8 10.5v-8M4.5 6 8 2.5 11.5 6M2.5 10.5v3h11v-3" />,
  download: <path d="M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 10.5v3h11v-3" />,
  table: <path d="M2.5 3h11v10h-11zM2.5 6.5h11M6.5 6.5V13" />,
  save: <path d="M3 2.5h8l2.5 2.5v8.5h-10.5zM5.5 2.5v3.5h5v-3.5M5 13.5V9h6v4.5" />,
  sync: (
    <path d="M13.5 8a5.5 5.5 0 0 1-10 3.2M2.5 8a5.5 5.5 0 0 1 10-3.2M12.5 2v3h-3M3.5 14v-3h3" />
  ),
  stop: <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M3.8 3.8l8.4 8.4" />,
  bin: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />,
  check: <path d="m2.5 8.5 3.5 3.5 7.5-8" />,
  seal: <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M5.5 8l2 2 3.5-4" />,
  cross: <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />,
  print: <path d="M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2M4.5 9h7v4.5h-7z" />,
  clock: <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 4.5V8l2.5 1.5" />,
  lines: <path d="M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3" />,
  next: <path d="M6 3.5 10.5 8 6 12.5" />,
  previous: <path d="M10 3.5 5.5 8l4.5 4.5" />,
  external: <path d="M9 2.5h4.5V7M13.5 2.5 7 9M11.5 9.5v4h-9v-9h4" />,
} satisfies Record<string, ReactNode>;
export type ToolbarIconName = keyof typeof shapes;

export const ToolbarIcon = ({ name }: { name: ToolbarIconName }) => <Icon>{shapes[name]}</Icon>;
