import {
  useDeferredValue,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type JSXElementConstructor,
  type ReactNode,
} from 'react';

export type PropsOf<Component> =
  Component extends JSXElementConstructor<infer Props> ? Props : never;

export interface Preloadable {
  preload: () => Promise<unknown>;
}

/**
 * A component whose code loads when it is first rendered or preloaded. Unlike React's `lazy`, it renders as soon as
 * the code is there: React keeps a Suspense fallback for at least 300 ms. `fallback` renders until then. `failed`
 * renders after a failed load; without it the failure is thrown while rendering, so that the error boundary replaces
 * the page. The next attempt loads again. The result has the type of the loaded component, so that a generic component
 * keeps its type parameters.
 */
export function loadable<Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
  fallback?: (props: PropsOf<Component>) => ReactNode,
  failed?: (props: PropsOf<Component>, retry: () => void) => ReactNode,
): Component & Preloadable;
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
  failed?: (props: Props, retry: () => void) => ReactNode,
): FunctionComponent<Props> & Preloadable {
  let loaded: { Code?: ComponentType<Props> } = {};
  let loading: Promise<unknown> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const preload = () => {
    loading ??= load().then(
      (Code) => {
        loaded = { Code };
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Loadable(props: Props) {
    // Deferred: the first render of what has been loaded meanwhile is done in slices and does not block the browser.
    const { Code } = useDeferredValue(useSyncExternalStore(subscribe, () => loaded));
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      if (!loaded.Code && !failure) preload().catch((error: unknown) => setFailure({ error }));
    }, [failure]);
    if (Code) return <Code {...props} />;
    if (!failure) return fallback?.(props);
    if (!failed) throw failure.error;
    return failed(props, () => setFailure(undefined));
  }
  return Object.assign(Loadable, { preload });
}
