export const CloseIcon = () => (
  <svg width="12" height="12" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
    <path d="m4 4 8 8m0-8-8 8" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);
