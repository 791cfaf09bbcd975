import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined';
import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { Button, LinkButton, PageLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout/layout';
import { loadable } from '@/ui/loadable';
import { MoreMenu } from '@/ui/overlay/more-menu';
import { useIsMobile } from '@/ui/use-media';
import { visibleButtons, type VisibleButton, type ToolbarButton } from './buttons';
import type { UploadsHandle } from './uploads';
import styles from './toolbar.module.css';

export type { ToolbarButton } from './buttons';

/** Few toolbars upload. */
const Uploads = loadable(async () => (await import('./uploads')).Uploads);

interface ToolButtonProps {
  button: VisibleButton;
  onRun: (button: VisibleButton) => void;
}

function ToolButton({ button, onRun }: ToolButtonProps) {
  const { text, type, icon, disabled, busy, to, href, items } = button;
  const picture = icon && <Icon icon={icon} />;
  if (items) {
    return (
      <MoreMenu
        variant={type}
        icon={picture}
        text={text}
        busy={busy}
        items={items}
        onChoose={onRun}
      />
    );
  }
  if (to && !disabled) {
    return (
      <PageLink variant={type} icon={picture} to={to}>
        {text}
      </PageLink>
    );
  }
  if (href && !disabled) {
    return (
      <LinkButton variant={type} icon={picture} href={href}>
        {text}
        <Icon icon={ExportOutlined} size={12} />
      </LinkButton>
    );
  }
  return (
    <Button
      variant={type}
      icon={picture}
      disabled={disabled}
      busy={busy}
      onClick={() => onRun(button)}
    >
      {text}
    </Button>
  );
}

/** Number of buttons on a phone; the others are in the 更多 menu, to leave room for the list. */
const shownOnPhone = 2;

/** Splits the buttons for a phone: the primary ones stay visible first, then the others in their order. */
function splitForPhone(buttons: VisibleButton[], part: ToolbarProps['phonePart']) {
  const isPrimary = ({ type }: VisibleButton) => type === 'primary';
  if (part === 'primary') return { shown: buttons.filter(isPrimary), folded: [] };
  if (part) return { shown: [], folded: buttons.filter((button) => !isPrimary(button)) };
  if (buttons.length <= shownOnPhone + 1) return { shown: buttons, folded: [] };
  const ordered = buttons.toSorted(
    (a, b) => Number(b.type === 'primary') - Number(a.type === 'primary'),
  );
  return { shown: ordered.slice(0, shownOnPhone), folded: ordered.slice(shownOnPhone) };
}

interface ToolbarProps {
  left: ToolbarButton[];
  right?: ToolbarButton[];
  /**
   * Which buttons it shows on a phone: the primary ones as a bar at the lower edge of the screen, or a menu with the
   * others. A list shows both parts.
   */
  phonePart?: 'primary' | 'others';
}

/** Two groups of buttons. They wrap on a desktop; on a phone most of them are in a menu. */
export function Toolbar({ left, right = [], phonePart }: ToolbarProps) {
  useTranslation();
  const can = useCan();
  const mobile = useIsMobile();
  const [uploads, setUploads] = useState<UploadsHandle | null>(null);
  const hasUploads = [...left, ...right].some(({ upload }) => upload);
  const groups = [left, right].map((buttons) =>
    visibleButtons(buttons, can).map((button) =>
      button.upload && !uploads ? { ...button, busy: true } : button,
    ),
  );
  const run = (button: VisibleButton) => {
    if (button.upload) uploads?.choose(button);
    else button.onClick?.(button.code);
  };
  const { shown, folded } = splitForPhone(groups.flat(), phonePart);
  if (mobile && phonePart && shown.length + folded.length === 0) return null;
  return (
    <Row
      gap={2}
      align="stretch"
      justify="between"
      wrap
      className={styles.toolbar}
      data-phone={phonePart}
      data-print="no"
    >
      {(mobile ? [shown] : groups).map((buttons, index) => (
        <Row
          key={index === 0 ? 'left' : 'right'}
          gap={2}
          align="stretch"
          wrap
          className={styles.group}
        >
          {buttons.map((button) => (
            <ToolButton key={button.code} button={button} onRun={run} />
          ))}
          {mobile && folded.length > 0 && (
            <MoreMenu
              isCompact={phonePart !== undefined}
              variant={phonePart ? 'text' : undefined}
              items={folded
                .flatMap(({ items, ...button }) => items ?? button)
                .map((button) => ({
                  ...button,
                  danger: button.type === 'danger',
                  busy: button.disabled || button.busy,
                }))}
              onChoose={run}
            />
          )}
        </Row>
      ))}
      {hasUploads && <Uploads ref={setUploads} />}
    </Row>
  );
}
