import type { ReactNode } from 'react';

interface IconProps {
  /** Width and height in px. */
  size?: number;
  children: ReactNode;
}

/**
 * An outline icon on a 16 px grid in the text colour. It is hidden from assistive technology, because the text next
 * to it has the meaning.
 */
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
