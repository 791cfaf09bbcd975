import type { ReactNode } from 'react';
import type { ColumnType } from '@/schema/column';
import type { CellControlProps } from '@/values/cell/control-props';
import { CodeCell } from '@/values/code/code-control';
import { FlagCell } from '@/values/flag/switch-control';
import { RangeCell } from '@/values/range/range-control';
import { TextCell } from '@/values/text/input-control';

type CellControl = <Row>(props: CellControlProps<Row>) => ReactNode;

/** The inputs of columns that always show one. */
export const cellControls: Partial<Record<ColumnType, CellControl>> = {
  code: CodeCell,
  flag: FlagCell,
  range: RangeCell,
  text: TextCell,
};
