import { lazyLine } from '@/elements/query/load-failed';
import { loadTexts } from '@/i18n';
import type { ListSheet, PriceSheet, SheetSource } from '@/schema/price-sheet';

const SheetButton = lazyLine(async () => {
  const [module] = await Promise.all([
    import('./sheet-button'),
    loadTexts('sheet'),
    loadTexts('units'),
  ]);
  return module.SheetButton;
});

/** The price sheet of a list, for its declaration. Its code loads when rows are selected. */
export function declareSheet<Row>(sheet: PriceSheet<Row>): ListSheet<Row> {
  const Button = (source: SheetSource<Row>) => <SheetButton {...source} sheet={sheet} />;
  return { Button };
}
