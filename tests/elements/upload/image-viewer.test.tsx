import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ImageViewer } from '@/elements/upload/image-viewer';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

const pictures = ['门头.png', '仓库.jpg', '车队.gif'].map((name, index) => ({
  name,
  url: `https://files.example.com/${index}/${name}`,
}));

function Page({ items = pictures, start = 0 }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <ImageViewer items={items} start={start} onClose={() => setIsOpen(false)} />}
    </>
  );
}
async function open(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return screen.getByRole('dialog', { name: '图片预览' });
}
const picture = () => screen.getByRole('img');
const press = (keys: string) => userEvent.keyboard(keys);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the image viewer starts with the clicked picture and shows its position', async () => {
  await open({ start: 1 });
  expect(picture()).toHaveAccessibleName('仓库.jpg');
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});

test('the image viewer moves between pictures with arrow keys and wraps at the ends', async () => {
  await open();
  await press('{ArrowRight}');
  expect(picture()).toHaveAccessibleName('仓库.jpg');
  await press('{ArrowLeft}{ArrowLeft}');
  expect(picture()).toHaveAccessibleName('车队.gif');
  await click('下一张');
  expect(picture()).toHaveAccessibleName('门头.png');
  await click('上一张');
  expect(picture()).toHaveAccessibleName('车队.gif');
});

test('the image viewer shows a picture after a click on its thumbnail', async () => {
  await open();
  await click('查看“车队.gif”');
  expect(picture()).toHaveAccessibleName('车队.gif');
  expect(screen.getByRole('button', { name: '查看“车队.gif”' })).toHaveAttribute('aria-current');
});

test('the image viewer renders neither thumbnails nor arrows for one picture', async () => {
  await open({ items: pictures.slice(0, 1) });
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  await press('{ArrowRight}');
  expect(picture()).toHaveAccessibleName('门头.png');
});

test.each([
  ['keys', () => press('+'), () => press('-'), () => press('r'), () => press('0')],
  ['buttons', () => click('放大'), () => click('缩小'), () => click('旋转'), () => click('还原')],
])('%s zoom, rotate and reset a picture', async (_by, nearer, farther, turn, reset) => {
  await open();
  await nearer();
  expect(screen.getByText('125%')).toBeInTheDocument();
  expect(picture().style.transform).toContain('scale(1.25)');
  await farther();
  await farther();
  expect(screen.getByText('80%')).toBeInTheDocument();
  await turn();
  expect(picture().style.transform).toContain('rotate(90deg)');
  await reset();
  expect(picture().style.transform).toBe('translate(0px) scale(1) rotate(0deg)');
});

test('the image viewer zooms with the wheel between a quarter and eight times', async () => {
  await open();
  for (let turn = 0; turn < 20; turn += 1) fireEvent.wheel(picture(), { deltaY: -100 });
  expect(screen.getByText('800%')).toBeInTheDocument();
  for (let turn = 0; turn < 40; turn += 1) fireEvent.wheel(picture(), { deltaY: 100 });
  expect(screen.getByText('25%')).toBeInTheDocument();
});

test('the image viewer drags a zoomed picture, and swipes to the next one otherwise', async () => {
  await open();
  const drag = (from: number, to: number) => {
    fireEvent.pointerDown(picture(), { clientX: from, clientY: 0, button: 0 });
    fireEvent.pointerMove(picture(), { clientX: to, clientY: 10 });
    fireEvent.pointerUp(picture(), { clientX: to, clientY: 10 });
  };
  drag(200, 100);
  expect(picture()).toHaveAccessibleName('仓库.jpg');
  await press('+');
  drag(200, 100);
  expect(picture()).toHaveAccessibleName('仓库.jpg');
  expect(picture().style.transform).toContain('translate(-100px, 10px)');
});

test('the image viewer resets zoom and rotation for the next picture', async () => {
  await open();
  await press('+r{ArrowRight}');
  expect(picture().style.transform).toBe('translate(0px) scale(1) rotate(0deg)');
});

test.each([
  ['Esc', () => press('{Escape}')],
  ['its button', () => click('关闭预览')],
])('%s closes the viewer and returns the focus', async (_by, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('a click in the image viewer does not reach the row that opened it', async () => {
  const onRow = vi.fn<() => void>();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for a row
    <div onClick={onRow}>
      <ImageViewer items={pictures} onClose={() => {}} />
    </div>,
  );
  await userEvent.click(picture());
  expect(onRow).not.toHaveBeenCalled();
});

test('the image viewer says that a picture cannot be shown', async () => {
  await open();
  fireEvent.error(picture());
  expect(screen.getByText('图片无法显示')).toBeInTheDocument();
  await press('{ArrowRight}');
  expect(picture()).toHaveAccessibleName('仓库.jpg');
});

test('the image viewer offers to download a file that is not a picture', async () => {
  const file = { name: '合同.pdf', url: 'https://files.example.com/9/合同.pdf' };
  await open({ items: [file] });
  expect(screen.getByText('此类文件无法预览')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', file.url);
  expect(screen.queryByRole('button', { name: '放大' })).toBeNull();
});

test('the image viewer shows an embedded picture without a broken link', async () => {
  await open({ items: [{ name: '', url: 'data:image/svg+xml,%3Csvg%2F%3E' }] });
  expect(picture()).toHaveAccessibleName('image.svg');
  expect(screen.queryByLabelText('下载')).toBeNull();
});
