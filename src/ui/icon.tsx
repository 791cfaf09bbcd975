import type { ReactNode } from 'react';

interface IconProps {
  /** Width and height in px. */
  size?: number;
  children: ReactNode;
}

/** A line drawing on a 16 px grid, in the colour of its text; the words beside it carry the meaning. */
export function Icon({ size = 14, children }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
