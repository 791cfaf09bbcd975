import { lazyPart } from '@/elements/query/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { isMobile } from '@/ui/use-media';

/** Only phones need the code of cards. */
export const LazyCardList = lazyPart(
  async () => (await import('./card-list')).CardList,
  () => <Skeleton shape="cards" />,
);

// With the code of the list instead of after it. Some tests import lists without a window.
if (typeof window !== 'undefined' && isMobile()) LazyCardList.preload().catch(() => undefined);
