import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { memo } from 'react';

interface IconProps {
  /** An outlined or filled icon of `@ant-design/icons-svg`. */
  icon: IconDefinition;
  /** Width and height in px. */
  size?: number;
}

/**
 * Draws an icon of Ant Design in the text colour. It is hidden from assistive technology, because the text next to it
 * has the meaning. The components of `@ant-design/icons` draw the same, but each one reads a context and inserts styles,
 * which is slow in a table of a thousand rows.
 */
export const Icon = memo(function Icon({ icon, size = 14 }: IconProps) {
  // Only two-tone icons are functions, of their two colours.
  const { attrs, children } =
    typeof icon.icon === 'function' ? icon.icon('currentColor', 'none') : icon.icon;
  return (
    <svg
      viewBox={attrs.viewBox}
      fillRule={attrs['fill-rule'] ? 'evenodd' : undefined}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      {children?.map(({ attrs: { d } }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
});
