import {
  useLayoutEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type JSXElementConstructor,
  type ReactNode,
} from 'react';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

interface Preloadable {
  preload: () => Promise<unknown>;
}

/**
 * A component whose code loads when it is first rendered or preloaded. Unlike React's `lazy`, it renders as soon as
 * the code is there: React keeps a Suspense fallback for at least 300 ms. A failed load throws while rendering, and
 * the next attempt loads again. `fallback` renders until then. The result has the type of the loaded component, so that
 * a generic component keeps its type parameters.
 */
export function loadable<Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
  fallback?: (props: PropsOf<Component>) => ReactNode,
): Component & Preloadable;
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): FunctionComponent<Props> & Preloadable {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const preload = () => {
    loading ??= load().then(
      (Code) => {
        loaded = Code;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Loadable(props: Props) {
    const [, setIsLoaded] = useState(false);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      if (loaded) return;
      preload().then(
        () => setIsLoaded(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    const Code = loaded;
    return Code ? <Code {...props} /> : fallback?.(props);
  }
  return Object.assign(Loadable, { preload });
}
