import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ImageViewer } from '@/elements/upload/image-viewer';
import { MediaThumb } from '@/elements/upload/media-thumb';
import { Brand } from '@/pages/login/brand';
import { useSession } from '@/stores/session';
import { LinkButton } from '@/ui/button';
import { SafeImage } from '@/ui/safe-image';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('login'));

const pictureIn = (box: HTMLElement) => box.querySelector('img, video, audio');

const unsafe = [
  'javascript:alert(1)',
  '//evil.example.com/a.png',
  'data:text/html,<script>1</script>',
  'https://operator:secret@example.com/a.png',
  'file:///etc/passwd',
  '',
  null,
];

describe('an image from data', () => {
  test.each([
    'https://files.test/a.png',
    '/static/a.png',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('is loaded from %s', (src) => {
    render(<SafeImage src={src} alt="图" />);
    expect(screen.getByRole('img', { name: '图' })).toHaveAttribute('src', src);
  });

  test.each(unsafe)('does not load %j', (src) => {
    const { container } = render(<SafeImage src={src} alt="图" fallback="没有图片" />);
    expect(pictureIn(container)).toBeNull();
    expect(container).toHaveTextContent('没有图片');
  });

  test('shows the fallback after a failed load until the address changes', () => {
    const picture = (src: string) => <SafeImage src={src} alt="图" fallback="没有图片" />;
    const { container, rerender } = render(picture('/a.png'));
    fireEvent.error(screen.getByRole('img'));
    expect(container).toHaveTextContent('没有图片');
    rerender(picture('/b.png'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });

  test.each(unsafe)('does not load the address %j of a form field, small or large', (url) => {
    const media = { url: url ?? '', name: 'a.png' };
    const small = render(<MediaThumb media={media} className="" onOpen={() => undefined} />);
    expect(pictureIn(small.container)).toBeNull();
    small.unmount();
    for (const name of ['a.png', 'a.mp4', 'a.mp3']) {
      const large = render(<ImageViewer items={[{ ...media, name }]} onClose={() => undefined} />);
      expect(pictureIn(screen.getByRole('dialog'))).toBeNull();
      large.unmount();
    }
  });
});

describe('the logo of a tenant on the sign-in page', () => {
  beforeEach(() => useSession.setState({ profile: null }));
  const show = (logoUrl: string) => {
    const { container } = render(<Brand />);
    act(() => useSession.setState({ profile: { shortName: '鲁南', logoUrl } }));
    return container;
  };

  test('shows the picture of its profile', () => {
    expect(pictureIn(show('https://files.test/logo.png'))).toHaveAttribute(
      'src',
      'https://files.test/logo.png',
    );
  });

  test("shows the product's logo when the address is unsafe", () => {
    const container = show('//evil.example.com/logo.png');
    expect(pictureIn(container)).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

test.each(['javascript:alert(1)', 'https://operator:secret@example.com'])(
  'a button does not link to %s',
  (href) => {
    render(<LinkButton href={href}>打开</LinkButton>);
    expect(screen.getByText('打开').closest('a')).not.toHaveAttribute('href');
  },
);
