import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setPanelWidth, usePanelWidth } from '@/stores/panel-width';

beforeEach(() => localStorage.clear());

test('each panel has the width that was chosen last, which the browser keeps', () => {
  const { result } = renderHook(usePanelWidth);
  act(() => setPanelWidth(640));
  expect(result.current).toBe(640);
  expect(renderHook(usePanelWidth).result.current).toBe(640);
  expect(localStorage.getItem('recordPanelWidth')).toBe('640');
});
