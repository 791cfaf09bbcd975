import { lazyPart } from '@/elements/query/load-failed';
import { Skeleton } from '@/ui/skeleton';

/** Only phones need the code of cards, which loads while the first rows do. */
export const LazyCardList = lazyPart(
  async () => (await import('./card-list')).CardList,
  () => <Skeleton shape="cards" />,
);
