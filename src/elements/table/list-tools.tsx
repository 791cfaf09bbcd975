import ColumnHeightOutlined from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined';
import FullscreenExitOutlined from '@ant-design/icons-svg/es/asn/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons-svg/es/asn/FullscreenOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import { Icon } from '@/ui/icon';
import { useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n';
import { columnSettingsPx } from '@/config/limits';
import { Popover } from '@/ui/overlay/popover';
import { densities, setDensity, useDensity } from '@/stores/settings';
import { IconButton } from '@/ui/icon-button';
import styles from './list-tools.module.css';
import type { AnyColumn } from '@/schema/column';
import { loadable } from '@/ui/loadable';

const ColumnSettings = loadable(
  async () => (await import('@/elements/table/columns/column-settings')).ColumnSettings,
);

interface ToolProps extends Omit<ComponentProps<typeof IconButton>, 'title' | 'className'> {
  busy?: boolean;
}

const Tool = ({ label, busy, ...rest }: ToolProps) => (
  <IconButton {...rest} label={label} title={label} aria-busy={busy} className={styles.button} />
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
        <Icon icon={SettingOutlined} />
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
  onRefresh: () => void;
}

export function RefreshTool({ fetching, onRefresh }: RefreshToolProps) {
  const { t } = useTranslation();
  return (
    <Tool label={t('elements.list.refresh')} busy={fetching} onClick={onRefresh}>
      <Icon icon={ReloadOutlined} />
    </Tool>
  );
}

interface ListToolsProps<Row> extends ColumnsToolProps<Row>, RefreshToolProps {
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  /** Cards have no columns to arrange and already have the full width. */
  simple?: boolean;
}

/** The icon buttons of a list: refresh, row height, columns, full screen. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { name, columns, fetching, onRefresh, isFull, onFull, simple = false } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.tools} data-print="no">
      <RefreshTool fetching={fetching} onRefresh={onRefresh} />
      {!simple && (
        <>
          <DensityTool />
          <ColumnsTool name={name} columns={columns} />
          <Tool
            label={t(isFull ? 'elements.card.leaveFull' : 'elements.card.full')}
            aria-pressed={isFull}
            onClick={() => onFull(!isFull)}
          >
            <Icon icon={isFull ? FullscreenExitOutlined : FullscreenOutlined} />
          </Tool>
        </>
      )}
    </div>
  );
}
