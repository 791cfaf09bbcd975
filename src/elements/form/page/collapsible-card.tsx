import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { Box, Row } from '@/ui/layout/layout';
import styles from './collapsible-card.module.css';

interface CollapsibleCardProps {
  title: ReactNode;
  /** Without `open` and `onToggle` the card is uncontrolled and initially closed. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** A part of a form that has a card of its own: a heading without a frame. */
  isSection?: boolean;
  children: ReactNode;
}

/** A card that opens and closes when its heading is clicked. Closed, it keeps the form values in it. */
export function CollapsibleCard({
  title,
  open,
  onToggle,
  isSection,
  children,
}: CollapsibleCardProps) {
  const [own, setOwn] = useState(false);
  return (
    <Box
      as="details"
      panel
      className={styles.card}
      data-section={isSection}
      open={open ?? own}
      onToggle={({ currentTarget }) => (onToggle ?? setOwn)(currentTarget.open)}
    >
      <Row as="summary" gap={2} strong className={styles.head}>
        <Icon icon={RightOutlined} size={12} />
        {title}
      </Row>
      <div className={styles.body}>{children}</div>
    </Box>
  );
}
