import { useState, type ComponentProps, type ReactNode } from 'react';
import { safeImageUrl } from '@/lib/url/safe-url';

interface SafeImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** An address from data. An unsafe one is treated like one that fails to load. */
  src: string | null | undefined;
  alt: string;
  /** Replaces an image that is missing or fails to load. */
  fallback?: ReactNode;
}

/** The only `<img>` of the console, so that every image address from data is checked. */
export function SafeImage({ fallback, ...image }: SafeImageProps) {
  const [failed, setFailed] = useState<string>();
  const src = safeImageUrl(image.src);
  if (!src || src === failed) return fallback;
  return <img onError={() => setFailed(src)} {...image} src={src} alt={image.alt} />;
}
