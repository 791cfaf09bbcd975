import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import type { ReactNode } from 'react';
import { Row, Stack, Text } from '@/ui/layout/layout';
import { Icon } from './icon';
import styles from './steps.module.css';

interface Step {
  key: string;
  label: string;
  /** What is known about the step, e.g. its time. */
  note?: ReactNode;
  /** It ended the process before its aim. */
  isEnd?: boolean;
}

interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  /** Index of the step that comes next; those before it are done. */
  index: number;
}

/** The steps of a process in their order. */
export const Steps = ({ label, steps, index }: StepsProps) => (
  <Row as="ol" gap={2} wrap className={styles.steps} aria-label={label}>
    {steps.map((step, stepIndex) => (
      <Row
        key={step.key}
        as="li"
        gap={2}
        tone="secondary"
        aria-current={stepIndex === index ? 'step' : undefined}
        data-done={stepIndex < index}
      >
        <span className={styles.mark} data-tone={step.isEnd ? 'over' : undefined}>
          {stepIndex < index && (
            <Icon icon={step.isEnd ? CloseOutlined : CheckOutlined} size={12} />
          )}
        </span>
        <Stack as="span">
          <span>{step.label}</span>
          {step.note && (
            <Text size={12} digits>
              {step.note}
            </Text>
          )}
        </Stack>
      </Row>
    ))}
  </Row>
);
