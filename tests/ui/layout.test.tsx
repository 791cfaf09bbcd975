import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Ellipsis, Grid, Row, Stack, Text } from '@/ui/layout/layout';

test('a part renders the element that the caller names, with one class for each option', () => {
  render(
    <Row as="ul" gap={2} lineGap={0} align="baseline" wrap aria-label="names">
      <li>a</li>
    </Row>,
  );
  const list = screen.getByRole('list', { name: 'names' });
  expect(list.tagName).toBe('UL');
  expect(list).toHaveClass('ui-row ui-gap-2 ui-lineGap-0 ui-align-baseline ui-wrap', {
    exact: true,
  });
});

test('options do not become attributes, and an option that is off has no class', () => {
  render(<Grid gap={3} grow={false} tone={undefined} data-testid="grid" />);
  const grid = screen.getByTestId('grid');
  expect(grid.getAttributeNames().toSorted()).toEqual(['class', 'data-testid']);
  expect(grid).toHaveClass('ui-grid ui-gap-3', { exact: true });
});

test('a part keeps the class, the ref, the attributes and the handlers of the caller', () => {
  const ref = createRef<HTMLButtonElement>();
  const onClick = vi.fn<() => void>();
  render(
    <Stack as="button" ref={ref} type="button" className="own" onClick={onClick} disabled={false}>
      go
    </Stack>,
  );
  const button = screen.getByRole('button', { name: 'go' });
  button.click();
  expect(ref.current).toBe(button);
  expect(button).toHaveClass('ui-stack own', { exact: true });
  expect(button).toHaveAttribute('type', 'button');
  expect(onClick).toHaveBeenCalledOnce();
});

test('texts are spans unless the caller names another element', () => {
  render(
    <>
      <Text size={12}>small</Text>
      <Ellipsis as="strong">long</Ellipsis>
    </>,
  );
  expect(screen.getByText('small').tagName).toBe('SPAN');
  expect(screen.getByText('long').tagName).toBe('STRONG');
});
