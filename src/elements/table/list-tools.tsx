import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import ColumnHeightOutlined from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined';
import CompressOutlined from '@ant-design/icons-svg/es/asn/CompressOutlined';
import ExpandOutlined from '@ant-design/icons-svg/es/asn/ExpandOutlined';
import FieldTimeOutlined from '@ant-design/icons-svg/es/asn/FieldTimeOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import { useRef, useState, type ComponentProps } from 'react';
import { refreshMs, type ListRefresh } from '@/config/limits';
import { lazyPart } from '@/elements/query/load-failed';
import { t, useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import { tryAgain } from '@/stores/renewal/dismissed-sign-in';
import { densities, setDensity, useDensity } from '@/stores/settings';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { Menu } from '@/ui/overlay/menu';
import { Popover } from '@/ui/overlay/popover';
import styles from './list-tools.module.css';

const columnSettingsPx = 360;

const ColumnSettings = lazyPart(
  async () => (await import('@/elements/table/columns/column-settings')).ColumnSettings,
);

// Object.keys returns string[], although the keys are known.
const listRefreshes = Object.keys(refreshMs) as ListRefresh[];

const everyText = (refresh: ListRefresh) => t(`elements.refresh.${refresh}`);
export const refreshText = (refresh: ListRefresh) =>
  t('elements.refresh.now', { every: everyText(refresh) });
export const nextRefresh = (refresh: ListRefresh) =>
  listRefreshes[(listRefreshes.indexOf(refresh) + 1) % listRefreshes.length] ?? 'off';

interface ToolProps extends Omit<ComponentProps<typeof IconButton>, 'className'> {
  busy?: boolean;
}

const Tool = ({ label, title = label, busy, ...rest }: ToolProps) => (
  <IconButton {...rest} label={label} title={title} aria-busy={busy} className={styles.button} />
);

interface ColumnsToolProps<Row> {
  name: string;
  columns: AnyColumn<Row>[];
}

function ColumnsTool<Row>({ name, columns }: ColumnsToolProps<Row>) {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = t('elements.columns.title');
  return (
    <>
      <Tool
        ref={opener}
        label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={TableOutlined} />
      </Tool>
      {isOpen && (
        <Popover
          title={title}
          width={columnSettingsPx}
          anchor={opener}
          onClose={() => setIsOpen(false)}
        >
          <ColumnSettings name={name} columns={columns as AnyColumn<unknown>[]} />
        </Popover>
      )}
    </>
  );
}

function DensityTool() {
  const { t } = useTranslation();
  const density = useDensity();
  const next = densities[(densities.indexOf(density) + 1) % densities.length] ?? 'normal';
  const text = t('elements.card.densityOf', { density: t(`elements.card.densities.${density}`) });
  return (
    <Tool label={text} onClick={() => setDensity(next)}>
      <Icon icon={ColumnHeightOutlined} />
    </Tool>
  );
}

interface RefreshToolProps {
  fetching: boolean;
  /** Time in ms at which the rows on screen were loaded. */
  updatedAt?: number;
  onRefresh: () => void;
}

export function RefreshTool({ fetching, updatedAt, onRefresh }: RefreshToolProps) {
  const { t } = useTranslation();
  const text = t('elements.list.refresh');
  return (
    <Tool
      label={text}
      title={
        updatedAt === undefined
          ? text
          : t('elements.list.refreshedAt', { time: formatClock(updatedAt) })
      }
      busy={fetching}
      onClick={tryAgain(onRefresh)}
    >
      <Icon icon={ReloadOutlined} />
    </Tool>
  );
}

interface RefreshChoiceProps {
  refresh: ListRefresh;
  onRefreshChoice: (refresh: ListRefresh) => void;
}

/** How often the list asks for its rows again. */
function RefreshChoice({ refresh, onRefreshChoice }: RefreshChoiceProps) {
  useTranslation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tool
        label={refreshText(refresh)}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        data-on={refresh !== 'off' || undefined}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        <Icon icon={FieldTimeOutlined} />
      </Tool>
      {opener && (
        <Menu
          opener={opener}
          items={listRefreshes.map((code) => ({
            code,
            text: everyText(code),
            chosen: code === refresh,
          }))}
          onChoose={({ code }) => {
            setOpener(null);
            onRefreshChoice(code);
          }}
          onClose={() => setOpener(null)}
        />
      )}
    </>
  );
}

interface ListToolsProps<Row> extends ColumnsToolProps<Row>, RefreshToolProps {
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  /** Cards have no columns to arrange and already have the full width. */
  simple?: boolean;
  /** There are rows and columns to arrange. The default is true. */
  isTable?: boolean;
  /** How often the list asks for its rows again; without it the list does not. */
  autoRefresh?: RefreshChoiceProps;
  /** Whether the rows are shown in groups; without it the list cannot be grouped. */
  grouping?: { isOn: boolean; onToggle: () => void };
}

/** The icon buttons of a list: refresh, row height, columns, full screen. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { name, columns, isFull, onFull, simple = false, isTable = true } = props;
  const { fetching, updatedAt, onRefresh, autoRefresh, grouping } = props;
  const { t } = useTranslation();
  return (
    <Row gap={1} align="stretch" className={styles.tools} data-print="no">
      <RefreshTool {...{ fetching, updatedAt, onRefresh }} />
      {autoRefresh && <RefreshChoice {...autoRefresh} />}
      {!simple && (
        <>
          {grouping && (
            <Tool
              label={t('elements.list.group')}
              aria-pressed={grouping.isOn}
              onClick={grouping.onToggle}
            >
              <Icon icon={BarChartOutlined} />
            </Tool>
          )}
          {isTable && (
            <>
              <DensityTool />
              <ColumnsTool name={name} columns={columns} />
            </>
          )}
          <Tool
            label={t(isFull ? 'elements.card.leaveFull' : 'elements.card.full')}
            aria-pressed={isFull}
            onClick={() => onFull(!isFull)}
          >
            <Icon icon={isFull ? CompressOutlined : ExpandOutlined} />
          </Tool>
        </>
      )}
    </Row>
  );
}
