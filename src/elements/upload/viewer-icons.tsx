import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

export const viewerIcons = {
  zoomIn: icon(<path d="M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 10l3.5 3.5M7 5.2v3.6M5.2 7h3.6" />),
  zoomOut: icon(<path d="M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 10l3.5 3.5M5.2 7h3.6" />),
  rotate: icon(<path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3" />),
  reset: icon(<path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />),
  close: icon(<path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />),
  previous: icon(<path d="M10 3 5 8l5 5" />),
  next: icon(<path d="m6 3 5 5-5 5" />),
  download: icon(<path d="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10" />),
  remove: icon(<path d="m4 4 8 8M12 4l-8 8" />),
  add: icon(<path d="M8 3v10M3 8h10" />),
  file: icon(<path d="M4 2.5h5l3 3v8H4zM9 2.5v3h3" />),
};
