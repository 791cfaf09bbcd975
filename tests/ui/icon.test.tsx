import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import CompassTwoTone from '@ant-design/icons-svg/es/asn/CompassTwoTone';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '@/ui/icon';

test('Icon draws the shapes of an icon in the text colour, hidden from assistive technology', () => {
  const { container } = render(<Icon icon={SearchOutlined} size={16} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('fill', 'currentColor');
  expect(svg).toHaveAttribute('viewBox', '64 64 896 896');
  expect(svg).toHaveAttribute('width', '16');
  expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/^M909/);
});

test('Icon keeps the fill rule of an icon that has holes', () => {
  const { container } = render(<Icon icon={CloseOutlined} />);
  expect(container.querySelector('svg')).toHaveAttribute('fill-rule', 'evenodd');
});

test('Icon draws a two-tone icon', () => {
  const { container } = render(<Icon icon={CompassTwoTone} />);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
});
