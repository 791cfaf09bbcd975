import { Icon } from './icon';

export const CopyIcon = () => (
  <Icon>
    <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
    <path d="M10.5 5.5v-3h-8v8h3" />
  </Icon>
);

export const DownIcon = () => (
  <Icon size={12}>
    <path d="m3.5 6 4.5 4.5L12.5 6" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="M10 3.5 5.5 8l4.5 4.5" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M6 3.5 10.5 8 6 12.5" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon size={12}>
    <path d="m6 3 5 5-5 5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon size={12}>
    <path d="m4 4 8 8m0-8-8 8" />
  </Icon>
);

export const ExternalIcon = () => (
  <Icon size={12}>
    <path d="M9 2.5h4.5V7M13.5 2.5 7 9M11.5 9.5v4h-9v-9h4" />
  </Icon>
);

export const GripIcon = () => (
  <Icon>
    <path d="M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01" strokeWidth="2" />
  </Icon>
);

export const ColumnsIcon = () => (
  <Icon>
    <rect x="2.5" y="3" width="11" height="10" rx="1" />
    <path d="M6.2 3v10M9.8 3v10" />
  </Icon>
);

export const DensityIcon = () => (
  <Icon>
    <path d="M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h11" />
  </Icon>
);

export const FullIcon = () => (
  <Icon>
    <path d="M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10" />
  </Icon>
);

export const RefreshIcon = () => (
  <Icon>
    <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3" />
  </Icon>
);

/** Two triangles; the style sheet colours the one of the current direction. */
export const SortIcon = () => (
  <svg width="8" height="12" viewBox="0 0 8 12" fill="currentColor" aria-hidden="true">
    <path data-way="ascending" d="M4 0.5 7.5 5h-7z" />
    <path data-way="descending" d="M4 11.5 0.5 7h7z" />
  </svg>
);
