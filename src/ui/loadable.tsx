import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Stands in for a component until its code is there. */
type Waiting<Props> = (props: Props) => ReactNode;

/**
 * A component whose code comes when it is first drawn, or asked for ahead. Where React's `lazy` is drawn for the first
 * time, React shows the fallback and then holds the content back until 300 ms have passed, however early the code
 * comes; this is drawn as soon as the code is there. A failed load throws here, and is tried again the next time.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: Waiting<Props>,
) {
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
    return Code ? <Code {...props} /> : waiting?.(props);
  }
  return Object.assign(Loadable, { preload });
}
