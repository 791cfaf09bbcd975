import { useEffect, useState } from 'react';
import { lazyLine, lazySection } from '@/elements/query/load-failed';
import { whenIdle } from '@/lib/dom';
import type { LayoutChoiceProps, LayoutContentProps, ListLayouts } from '@/schema/layout';
import { tableKind, useLayoutKind } from './layout-kind';

/**
 * Layouts whose declaration loads when the list is there and the browser is idle, or when one of them is shown, for a
 * page whose first rows must not wait for it.
 */
export function lazyLayouts<Row>(load: () => Promise<ListLayouts<Row>>): ListLayouts<Row> {
  let wasIdle = false;
  const LoadedChoice = lazyLine(async () => (await load()).Choice);
  const LoadedContent = lazySection(async () => (await load()).Content);
  function Choice({ name, isReady }: LayoutChoiceProps) {
    const kind = useLayoutKind(name);
    // On the next visit it is there at once.
    const [isIdle, setIsIdle] = useState(wasIdle);
    useEffect(() => {
      if (!isReady) return undefined;
      return whenIdle(() => {
        wasIdle = true;
        setIsIdle(true);
      });
    }, [isReady]);
    return (isIdle || kind !== tableKind) && <LoadedChoice name={name} isReady={isReady} />;
  }
  function Content(props: LayoutContentProps<Row>) {
    return useLayoutKind(props.name) === tableKind ? props.children : <LoadedContent {...props} />;
  }
  return { Choice, Content };
}
