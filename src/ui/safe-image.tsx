import { useState, type ComponentProps, type ReactNode } from 'react';
import { safeImageUrl } from '@/lib/url/safe-url';

interface SafeImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** An address from data; one that must not be loaded counts as one that cannot be. */
  src: string | null | undefined;
  alt: string;
  /** What stands for a picture that is missing or cannot be shown. */
  fallback?: ReactNode;
}

/** The only `<img>` of the console: no other way leads an address from data into a picture. */
export function SafeImage({ fallback, ...image }: SafeImageProps) {
  const [failed, setFailed] = useState<string>();
  const src = safeImageUrl(image.src);
  if (!src || src === failed) return fallback;
  return <img onError={() => setFailed(src)} {...image} src={src} alt={image.alt} />;
}
