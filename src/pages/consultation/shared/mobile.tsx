import { createContext, useContext } from 'react';
import { CopyButton } from '@/elements/table/cells/cells';
import { Row } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { PhoneLink } from '@/values/cell/number-text';
import type { Consult } from './consultation-page';
import styles from './consultation.module.css';

/** Called when the user calls a number, so that the result of the call can be recorded. */
export const CallingContext = createContext<(consult: Consult) => void>(() => undefined);

/** The number of an applicant: a link that calls it, and a button that copies it. */
export function Mobile({ consult }: { consult: Consult }) {
  const onCall = useContext(CallingContext);
  const { mobile } = consult;
  const onPhone = useIsMobile();
  return (
    <Row as="span" gap={1} className={styles.mobile}>
      <PhoneLink text={mobile} onCall={() => onCall(consult)} />
      {!onPhone && <CopyButton text={mobile} isNumber />}
    </Row>
  );
}
