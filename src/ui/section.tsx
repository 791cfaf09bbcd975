import { useId, type ReactNode } from 'react';
import { Row, Stack, Text } from '@/ui/layout/layout';

interface SectionProps {
  title: ReactNode;
  as?: 'section' | 'nav';
  /** Next to the title, e.g. a count. */
  note?: ReactNode;
  /** At the end of the head, e.g. a link to all records. */
  extra?: ReactNode;
  /** A part of a popup, which has neither a card nor a heading of its own rank. */
  isPart?: boolean;
  className?: string;
  /** Shortcuts and other parts that lead elsewhere are not printed. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A part of a page or of a popup with a heading. On a page it is a card. */
export function Section(props: SectionProps) {
  const { title, as = 'section', note, extra, isPart = false, isPrinted = true, className } = props;
  const id = useId();
  return (
    <Stack
      as={as}
      gap={isPart ? 2 : 3}
      shrink
      panel={!isPart}
      padding={isPart ? undefined : 4}
      className={className}
      aria-labelledby={id}
      data-print={isPrinted ? undefined : 'no'}
    >
      <Row gap={2} lineGap={1} justify="between" wrap={!isPart} touch={24}>
        <Row gap={2} align="baseline" shrink>
          <Text as={isPart ? 'h3' : 'h2'} size={isPart ? undefined : 16} strong id={id}>
            {title}
          </Text>
          {note}
        </Row>
        {extra}
      </Row>
      {props.children}
    </Stack>
  );
}
