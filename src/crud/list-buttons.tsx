import type { PageQuery } from '@/api/types';
import type { ListRefresh } from '@/config/limits';
import { ListTools, nextRefresh, refreshText } from '@/elements/table/list-tools';
import { NewRows } from '@/elements/table/new-rows';
import { Toolbar, type ToolbarButton } from '@/elements/toolbar/toolbar';
import { useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter } from '@/schema/filter';
import type { LayoutChoice } from '@/schema/layout';
import { useIsMobile } from '@/ui/use-media';
import { useHasBriefHead } from './list-parts';
import type { GroupButton } from './use-groups';
import type { List } from './use-list';

interface ListButtonsProps<Row> {
  name: string;
  list: List<unknown, PageQuery>;
  embedded: boolean;
  /** It shows the table rather than another layout. */
  isTable: boolean;
  columns: AnyColumn<Row>[];
  layouts: { Choice: LayoutChoice } | undefined;
  filters: AnyFilter[];
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  autoRefresh: { refresh: ListRefresh; onRefreshChoice: (next: ListRefresh) => void };
  /** Shows the rows in groups; undefined where no column can be grouped. */
  grouping: GroupButton | undefined;
  /** The number of new rows that wait to be shown; null when there are none. */
  newCount: number | null;
  onShowNew: () => void;
  /** Shows the checkboxes of the cards. */
  onSelect: (() => void) | undefined;
  toolbar: ToolbarButton[];
}

/** The icon buttons and the toolbar of a list. */
export function ListButtons<Row>(props: ListButtonsProps<Row>) {
  const { name, list, embedded, isTable, columns, autoRefresh, newCount, grouping } = props;
  const { layouts: Layouts, onSelect } = props;
  // It stands beside the number of rows then.
  const isBrief = useHasBriefHead(embedded, props.filters);
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isPhonePage = isMobile && !embedded;
  const select = { code: 'select', text: t('elements.cards.pick'), onClick: onSelect };
  const groupButton = ({ isOn, onToggle }: GroupButton) => ({
    code: 'group',
    text: t(isOn ? 'elements.list.ungroup' : 'elements.list.group'),
    onClick: onToggle,
  });
  // Cards have a mode for selecting, and next to their title the icon buttons of the desktop would not fit.
  const phoneButtons: ToolbarButton[] = [
    ...(onSelect && isTable && list.rows.length > 0 ? [select] : []),
    ...(grouping ? [groupButton(grouping)] : []),
    {
      code: 'autoRefresh',
      text: refreshText(autoRefresh.refresh),
      onClick: () => autoRefresh.onRefreshChoice(nextRefresh(autoRefresh.refresh)),
    },
  ];
  return (
    <>
      {Layouts && !embedded && !isBrief && (
        <Layouts.Choice name={name} isReady={list.total !== undefined} />
      )}
      <ListTools
        name={name}
        columns={columns}
        fetching={list.fetching}
        updatedAt={list.updatedAt}
        onRefresh={() => void list.refresh()}
        isFull={props.isFull}
        onFull={props.onFull}
        simple={isMobile}
        isTable={isTable}
        grouping={grouping}
        autoRefresh={isMobile || embedded ? undefined : autoRefresh}
      />
      {newCount !== null && <NewRows count={newCount} onShow={props.onShowNew} />}
      <Toolbar
        left={isPhonePage ? phoneButtons : []}
        right={props.toolbar}
        phonePart={isPhonePage ? 'others' : undefined}
      />
    </>
  );
}
