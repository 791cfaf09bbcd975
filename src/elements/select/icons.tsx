export const ChevronRightIcon = () => (
  <svg
    width="12"
    height="12"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="m6 3 5 5-5 5" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
