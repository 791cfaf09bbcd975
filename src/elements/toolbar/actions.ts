import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import OrderedListOutlined from '@ant-design/icons-svg/es/asn/OrderedListOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import SaveOutlined from '@ant-design/icons-svg/es/asn/SaveOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ButtonVariant } from '@/ui/button';

/** Variant and icon of a standard action. */
interface StandardButton {
  type?: ButtonVariant;
  icon: IconDefinition;
}

/** The standard actions, in the order of the specification; the text `actions.<code>` is the label. */
const standardButtons = {
  query: { type: 'primary', icon: SearchOutlined },
  reset: { icon: UndoOutlined },
  new: { type: 'primary', icon: PlusOutlined },
  import: { icon: UploadOutlined },
  export: { icon: DownloadOutlined },
  exportTable: { icon: TableOutlined },
  save: { type: 'primary', icon: SaveOutlined },
  sync: { icon: SyncOutlined },
  disable: { icon: StopOutlined },
  delete: { type: 'danger', icon: DeleteOutlined },
  submit: { type: 'primary', icon: CheckOutlined },
  audit: { type: 'primary', icon: CheckCircleOutlined },
  unaudit: { icon: UndoOutlined },
  complete: { type: 'primary', icon: CheckOutlined },
  cancel: { icon: CloseOutlined },
  print: { icon: PrinterOutlined },
  history: { icon: HistoryOutlined },
  log: { icon: FileTextOutlined },
  next: { type: 'primary', icon: RightOutlined },
  previous: { icon: LeftOutlined },
} satisfies Record<string, StandardButton>;

type StandardAction = keyof typeof standardButtons;

// Object.keys returns string[], although the keys are known.
export const standardActions = Object.keys(standardButtons) as StandardAction[];

/** The standard action of sortable lists, which the specification does not list. */
const sortButton: StandardButton = { icon: OrderedListOutlined };

const isStandard = (code: string): code is StandardAction => Object.hasOwn(standardButtons, code);

/** Variant and icon of a standard action; empty for any other code. */
export const standardButtonOf = (code: string): Partial<StandardButton> =>
  isStandard(code) ? standardButtons[code] : code === 'sort' ? sortButton : {};
