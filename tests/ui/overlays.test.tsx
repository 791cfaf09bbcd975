import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeOverlay, openOverlay } from '@/ui/overlay/overlays';
import { useReturnFocus } from '@/ui/overlay/use-return-focus';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const layer = (name: string) => document.querySelector<HTMLElement>(`[data-layer=${name}]`);
const write = (text: string) => (element: HTMLElement) => {
  const button = document.createElement('button');
  button.textContent = text;
  element.replaceChildren(button);
};
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = '<button>beneath</button>';
  document.body.append(page);
});
afterEach(() => {
  closeOverlay('lock');
  closeOverlay('alert');
  document.body.replaceChildren();
});

test('the topmost overlay makes everything else inert until it closes', () => {
  openOverlay('alert', write('alert'));
  expect(page).toHaveAttribute('inert');
  expect(layer('alert')).not.toHaveAttribute('inert');
  openOverlay('lock', write('lock'));
  expect(layer('alert')).toHaveAttribute('inert');
  closeOverlay('lock');
  expect(layer('alert')).not.toHaveAttribute('inert');
  expect(page).toHaveAttribute('inert');
  closeOverlay('alert');
  expect(page).not.toHaveAttribute('inert');
});

test.each(['alert', 'lock'] as const)('the page beneath is hidden by: %s', (name) => {
  openOverlay(name, write(name));
  expect(document.documentElement).toHaveAttribute('data-sealed');
  expect(page).toHaveAttribute('data-overlay-inert');
  closeOverlay(name);
  expect(document.documentElement).not.toHaveAttribute('data-sealed');
});

test('the lock stays above an alert that opens later', () => {
  openOverlay('lock', write('lock'));
  openOverlay('alert', write('alert'));
  expect(layer('lock')).not.toHaveAttribute('inert');
  expect(layer('alert')).toHaveAttribute('inert');
});

test('an overlay makes elements inert that are added later', async () => {
  openOverlay('lock', write('lock'));
  const late = document.createElement('div');
  document.body.append(late);
  await settle();
  expect(late).toHaveAttribute('inert');
  late.removeAttribute('inert');
  await settle();
  expect(late).toHaveAttribute('inert');
});

test('an overlay that is removed, hidden or emptied is restored', async () => {
  openOverlay('lock', write('lock'));
  layer('lock')?.remove();
  await settle();
  expect(layer('lock')).toHaveTextContent('lock');
  layer('lock')?.setAttribute('style', 'display: none');
  document.documentElement.removeAttribute('data-sealed');
  await settle();
  expect(layer('lock')).not.toHaveAttribute('style');
  expect(document.documentElement).toHaveAttribute('data-sealed');
  layer('lock')?.replaceChildren();
  await settle();
  expect(layer('lock')).toHaveTextContent('lock');
});

test('an element that was inert before an overlay stays inert after it', () => {
  page.toggleAttribute('inert', true);
  openOverlay('alert', write('alert'));
  closeOverlay('alert');
  expect(page).toHaveAttribute('inert');
});

test('an overlay blocks keys of the page while it is open and returns the focus afterwards', () => {
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen, true);
  const button = page.querySelector('button');
  button?.focus();
  openOverlay('alert', write('alert'));
  layer('alert')?.querySelector('button')?.focus();
  const press = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', bubbles: true }),
    );
  press();
  expect(heard).toEqual([]);
  closeOverlay('alert');
  expect(button).toHaveFocus();
  press();
  expect(heard).toEqual(['k']);
  document.removeEventListener('keydown', listen, true);
});

function Dialog() {
  const box = useRef<HTMLDivElement>(null);
  useReturnFocus(box);
  return (
    <div ref={box}>
      <input />
    </div>
  );
}

test('the focus returns to the opener of a dialog that closed below an overlay', () => {
  const button = page.querySelector('button');
  button?.focus();
  const dialog = render(<Dialog />, { container: page.appendChild(document.createElement('div')) });
  page.querySelector('input')?.focus();
  openOverlay('lock', write('lock'));
  layer('lock')?.querySelector('button')?.focus();
  dialog.unmount();
  expect(layer('lock')?.querySelector('button')).toHaveFocus();
  closeOverlay('lock');
  expect(button).toHaveFocus();
});

test('the focus returns into a dialog that is open below an overlay, when another one has closed', () => {
  page.querySelector('button')?.focus();
  const other = render(<Dialog />, { container: page.appendChild(document.createElement('div')) });
  render(<Dialog />, { container: page.appendChild(document.createElement('div')) });
  const last = [...page.querySelectorAll('input')].at(-1);
  last?.focus();
  openOverlay('lock', write('lock'));
  other.unmount();
  closeOverlay('lock');
  expect(last).toHaveFocus();
});
