import type { FunctionComponent } from 'react';
import type { ById } from '@/api/types';
import { lazyLine, lazySection } from '@/elements/query/load-failed';
import { loadTexts } from '@/i18n';
import type {
  LayoutContentProps,
  LayoutKind,
  LayoutProps,
  ListLayout,
  ListLayouts,
} from '@/schema/layout';
import { setListLayout } from '@/stores/list-layouts';
import { groupsKind, tableKind, useChangeLayout, useLayoutKind } from './layout-kind';

/** What draws each layout; its code and texts load when it is first shown. */
const views = {
  board: lazySection(async () => {
    const [module] = await Promise.all([
      import('@/crud/layouts/board/board-view'),
      loadTexts('layouts'),
      loadTexts('units'),
    ]);
    return module.BoardView;
  }),
  demand: lazySection(async () => {
    const [module] = await Promise.all([
      import('@/crud/layouts/demand/demand-view'),
      loadTexts('layouts'),
    ]);
    return module.DemandView;
  }),
  areas: lazySection(async () => {
    const [module] = await Promise.all([
      import('@/crud/layouts/areas/areas-view'),
      loadTexts('layouts'),
    ]);
    return module.AreasView;
  }),
  schedule: lazySection(async () => {
    const [module] = await Promise.all([
      import('@/crud/layouts/schedule/schedule-view'),
      loadTexts('layouts'),
    ]);
    return module.ScheduleView;
  }),
} satisfies Record<LayoutKind, unknown>;

const LayoutChoice = lazyLine(async () => {
  const [module] = await Promise.all([import('./layout-choice'), loadTexts('layouts')]);
  return module.LayoutChoice;
});

/** The layouts of a list, for its declaration. The table is always one of them, and the first. */
export function declareLayouts<Row extends ById>(
  layouts: readonly ListLayout<Row>[],
): ListLayouts<Row> {
  const layoutOf = (kind: string) => layouts.find((one) => one.kind === kind);
  function Choice({ name }: { name: string }) {
    const kind = useLayoutKind(name);
    // A kind that the list does not have shows the table.
    const current = kind === groupsKind ? kind : (layoutOf(kind)?.kind ?? tableKind);
    const changeLayout = useChangeLayout();
    const change = (next: string) => {
      setListLayout(name, next);
      // The table is named as well, so that a saved view opens in the layout in which it was saved.
      changeLayout(next);
    };
    return (
      <LayoutChoice kinds={layouts.map((one) => one.kind)} current={current} onChange={change} />
    );
  }
  function Content({ children, ...props }: LayoutContentProps<Row>) {
    const layout = layoutOf(useLayoutKind(props.name));
    if (!layout) return children;
    // Each kind has the view that draws its options.
    const View = views[layout.kind] as FunctionComponent<
      LayoutProps<Row> & { layout: ListLayout<Row> }
    >;
    return <View {...props} layout={layout} />;
  }
  return { Choice, Content };
}
