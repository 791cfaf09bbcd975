import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useFocusableDisabled } from '@/elements/table/focus';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { Button, PageLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import type { AdjacentRecords } from './use-adjacent-records';
import styles from './record-pager.module.css';

interface RecordPagerProps<Row> {
  adjacent: AdjacentRecords<Row>;
  onNavigate: (row: Row, step: -1 | 1) => void;
  /** Path of the page of a record; none when the record is shown in a popup. */
  linkTo?: (row: Row) => string;
}

interface StepButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  isOff: boolean;
}

/** Keeps the focus at the ends of the list, so that the keys of the record still work. */
const StepButton = ({ isOff, ...button }: StepButtonProps) => (
  <Button {...button} {...useFocusableDisabled(isOff)} />
);

/**
 * The previous and the next record of the list from which this one was opened: links, or buttons where the record is
 * not loaded or has no page.
 */
export function RecordPager<Row>({ adjacent, onNavigate, linkTo }: RecordPagerProps<Row>) {
  const { position, total, isTotalUnknown, loaded, load } = adjacent;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const [loadingStep, setLoadingStep] = useState<-1 | 0 | 1>(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    // Also runs when the tab is hidden.
    return () => {
      isShown.current = false;
    };
  }, []);
  const go = async (step: -1 | 1) => {
    setLoadingStep(step);
    const row = await load(step);
    setLoadingStep(0);
    // The user may have gone to another tab meanwhile, or have closed the record.
    if (row !== null && isShown.current) onNavigate(row, step);
  };
  // Two arrows fit beside the actions of the record.
  const hidden = isMobile ? 'visually-hidden' : undefined;
  const drawn = (step: -1 | 1, text: string, isEnd: boolean) => {
    const row = loaded(step);
    const icon = <Icon icon={step === -1 ? LeftOutlined : RightOutlined} />;
    const words = <span className={hidden}>{text}</span>;
    if (row && linkTo) {
      return (
        <PageLink to={linkTo(row)} icon={icon}>
          {words}
        </PageLink>
      );
    }
    return (
      <StepButton
        isOff={isEnd || loadingStep === -step}
        busy={loadingStep === step}
        icon={icon}
        onClick={() => void go(step)}
      >
        {words}
      </StepButton>
    );
  };
  return (
    <Row
      as="nav"
      gap={2}
      tone="secondary"
      digits
      className={styles.pager}
      aria-label={t('elements.walk.$label')}
      data-print="no"
    >
      {drawn(-1, t('elements.walk.previous'), position <= 1)}
      <span className={hidden}>
        {isTotalUnknown
          ? formatCount(position)
          : t('elements.walk.place', { place: position, total: formatCount(total) })}
      </span>
      {drawn(1, t('elements.walk.next'), position >= total)}
    </Row>
  );
}
