import type { GoodsOrderApply } from '@/api/company/goods-order';
import type { Column } from '@/schema/column';
import { RecordList } from '@/elements/table/record-list';
import { ApplyCancelType, ApplyStatus, ConnectType } from '@/enums';

const columns: Column<GoodsOrderApply>[] = [
  { key: 'companyName', width: 240 },
  { key: 'applyStatus', type: 'enum', of: ApplyStatus },
  { key: 'cancelType', type: 'enum', of: ApplyCancelType },
  { key: 'connectType', type: 'enum', of: ConnectType },
  { key: 'applyTime', type: 'dateTime' },
];

/** The companies that applied for an order. */
export const OrderApplies = ({ applies }: { applies: GoodsOrderApply[] }) => (
  <RecordList name="source.apply" columns={columns} rows={applies} />
);
