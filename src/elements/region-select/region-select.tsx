import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n';
import { joinRegionNames } from '@/lib/region/region-tree';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { PopoverOrSheet } from '@/ui/overlay/popover';
import { useIsMobile } from '@/ui/use-media';
import { RegionPanel, type RegionScope } from './region-panel';
import { valueOfRegion, type RegionValue } from './region-value';
import styles from './region-select.module.css';

export interface RegionSelectProps extends RegionScope {
  /** Set by the form label. */
  id?: string;
  label: string;
  value?: RegionValue | null;
  disabled?: boolean;
  onChange?: (value: RegionValue | undefined) => void;
  /** Called when the focus leaves the select, but not when it moves into its popup. */
  onBlur?: () => void;
}

/** Chooses one region, by level or by name, pinyin or id. */
export function RegionSelect(props: RegionSelectProps) {
  const { id, label, value, disabled, onChange, onBlur, ...scope } = props;
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isSet = Boolean(value?.ids.length) && !disabled;
  const text = joinRegionNames(value?.names ?? []) || t('elements.select.choose', { label });
  const close = () => setOpen(false);
  return (
    <Row align="stretch" className={styles.field}>
      <Row
        ref={opener}
        as="button"
        gap={2}
        justify="between"
        grow
        shrink
        className={styles.opener}
        id={id}
        type="button"
        data-empty={!value?.ids.length}
        data-clearable={isSet}
        disabled={disabled}
        aria-label={t('elements.filter.chip', { label, value: text })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onBlur={open ? undefined : onBlur}
      >
        <Ellipsis title={text}>{text}</Ellipsis>
        <Icon icon={DownOutlined} size={12} />
      </Row>
      {isSet && (
        <IconButton
          className={styles.clear}
          label={t('elements.select.clear', { label })}
          onClick={() => {
            opener.current?.focus();
            onChange?.(undefined);
          }}
        >
          <Icon icon={CloseCircleFilled} size={12} />
        </IconButton>
      )}
      {open && (
        <PopoverOrSheet title={label} anchor={opener} onClose={close}>
          <RegionPanel
            {...scope}
            label={label}
            value={value?.ids.at(-1)}
            singleColumn={mobile}
            onPick={(region, isEnd) => {
              onChange?.(valueOfRegion(region));
              if (isEnd) close();
            }}
          />
        </PopoverOrSheet>
      )}
    </Row>
  );
}
