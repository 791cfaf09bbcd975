import type { JSXElementConstructor, ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { loadable, type Preloadable, type PropsOf } from '@/ui/loadable';

/** A part of a page or popover whose code loads when it is drawn. After a failed load it offers a retry in its place. */
export const lazyPart = <Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
  fallback?: (props: PropsOf<Component>) => ReactNode,
): Component & Preloadable =>
  loadable(load, fallback, (_props, retry) => <LoadFailed onRetry={retry} />);
