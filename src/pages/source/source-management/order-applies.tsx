import type { GoodsOrderApply } from '@/api/company/goods-order';
import { RecordList } from '@/elements/table/record-list';
import { ApplyCancelType, ApplyStatus, ConnectType } from '@/enums';
import type { Column } from '@/schema/column';

const columns: Column<GoodsOrderApply>[] = [
  { key: 'companyName', width: 240 },
  { key: 'applyStatus', type: 'code', enum: ApplyStatus },
  { key: 'cancelType', type: 'code', enum: ApplyCancelType },
  { key: 'connectType', type: 'code', enum: ConnectType },
  { key: 'applyTime', type: 'dateTime' },
];

/** The companies that applied for an order. */
export const OrderApplies = ({ applies }: { applies: GoodsOrderApply[] }) => (
  <RecordList name="source.apply" columns={columns} rows={applies} />
);
