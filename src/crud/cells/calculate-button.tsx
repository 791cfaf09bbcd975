import { useState } from 'react';
import type { ById, PageQuery } from '@/api/types';
import type { CellRequest } from '@/elements/table/range/cell-request';
import { t, useTranslation } from '@/i18n';
import type { CrudDeclaration } from '@/schema/crud';
import { useCan } from '@/stores/app-config';
import { Button } from '@/ui/button';
import { isCalculable } from './calculated-cells';
import { cellFields } from './cell-fields';

interface CalculateButtonProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  range: Pick<CellRequest<Row>, 'rows' | 'columns'>;
  onPress: () => void;
}

/** The button that calculates with the numbers of a range; nothing when the user may change none of them. */
export function CalculateButton<Row extends ById, Query extends PageQuery, Input>({
  page,
  range,
  onPress,
}: CalculateButtonProps<Row, Query, Input>) {
  const { rows, columns } = range;
  useTranslation();
  const can = useCan();
  const [fields] = useState(() => cellFields(page, can));
  const cells = columns.filter((column) => isCalculable(column, fields));
  const isOffered = cells.some(({ key }) => rows.some((row) => fields.get(key)?.canEdit(row)));
  if (!isOffered) return null;
  return (
    <Button variant="link" onClick={onPress}>
      {t('range.calculate.action')}
    </Button>
  );
}
