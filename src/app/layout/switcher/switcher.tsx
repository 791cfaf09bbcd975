import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import {
  allSubstations,
  useSubstations,
  type ChosenSubstation,
  substationTitle,
} from '@/stores/substations';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { Menu } from '@/ui/overlay/menu';
import { Popover } from '@/ui/overlay/popover';
import { Popup } from '@/ui/overlay/popup';
import { useIsExtraSmall } from '@/ui/use-media';
import { switchSubstation } from './switch-substation';
import styles from './switcher.module.css';

/** With more sub-stations than this the switcher is a searchable popover; 全部分站 does not count. */
export const switcherListMax = 10;

const SwitcherPanel = lazyPart(async () => (await import('./switcher-panel')).SwitcherPanel);

interface OpenerProps extends ComponentProps<'button'> {
  /** Shows only the icon, because the sidebar is collapsed. */
  isCollapsed: boolean;
}

function Opener({ isCollapsed, ...rest }: OpenerProps) {
  const { t } = useTranslation();
  const name = useSubstations(({ chosen }) => substationTitle(chosen));
  return (
    <Row
      rigid
      as="button"
      {...rest}
      type="button"
      className={styles.opener}
      aria-label={t('elements.switcher.label', { name })}
      title={name}
    >
      <Icon icon={EnvironmentOutlined} />
      {!isCollapsed && (
        <Ellipsis grow shrink>
          {name}
        </Ellipsis>
      )}
      {!isCollapsed && <Icon icon={DownOutlined} size={10} />}
    </Row>
  );
}

interface SwitcherProps {
  isCollapsed: boolean;
  choices: ChosenSubstation[];
}

/** A plain menu for few sub-stations. */
function FewSwitcher({ isCollapsed, choices }: SwitcherProps) {
  const chosen = useSubstations((state) => state.chosen);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  const items = choices.map((to) => ({
    code: String(to.id),
    text: substationTitle(to),
    chosen: String(to.id) === String(chosen.id),
    run: () => void switchSubstation(to),
  }));
  return (
    <>
      <Opener
        isCollapsed={isCollapsed}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      />
      {opener && (
        <Menu
          opener={opener}
          items={items}
          edge="left"
          onChoose={({ run }) => run()}
          onClose={close}
        />
      )}
    </>
  );
}

/** A searchable panel for many sub-stations; on a very small screen it covers the window. */
function ManySwitcher({ isCollapsed, choices }: SwitcherProps) {
  const { t } = useTranslation();
  const isTiny = useIsExtraSmall();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (to: ChosenSubstation) => {
    close();
    void switchSubstation(to);
  };
  const title = t('elements.switcher.title');
  const panel = <SwitcherPanel choices={choices} onChoose={choose} />;
  return (
    <>
      <Opener
        ref={opener}
        isCollapsed={isCollapsed}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open &&
        (isTiny ? (
          <Popup title={title} footer={null} onClose={close}>
            {panel}
          </Popup>
        ) : (
          <Popover title={title} anchor={opener} onClose={close}>
            <div className={styles.popoverPanel}>{panel}</div>
          </Popover>
        ))}
    </>
  );
}

/** Shows the chosen sub-station and switches to another one. */
export function Switcher({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const managed = useSubstations((state) => state.managed);
  // A user without sub-stations has no choice.
  if (managed.length === 0) return null;
  const choices = [allSubstations, ...managed];
  return managed.length > switcherListMax ? (
    <ManySwitcher isCollapsed={isCollapsed} choices={choices} />
  ) : (
    <FewSwitcher isCollapsed={isCollapsed} choices={choices} />
  );
}

function Cover() {
  useEffect(() => {
    // Until the reload nothing may be used, because it belongs to the previous sub-station.
    document.querySelector('#root')?.setAttribute('inert', '');
  }, []);
  // The message above it contains the text.
  return createPortal(<div className={styles.cover} />, document.body);
}

/** Covers the page from the choice of another sub-station until the reload. */
export function SwitchCover() {
  return useSubstations((state) => state.switching) && <Cover />;
}
