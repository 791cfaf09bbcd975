import type { ComponentProps } from 'react';
import { SidePanel } from '@/elements/details/side-panel';
import { Drawer } from '@/ui/overlay/popup';
import styles from './record-frame.module.css';

interface RecordFrameProps extends ComponentProps<typeof SidePanel> {
  /** Stands beside the table, instead of over the list. */
  isBeside: boolean;
}

/** The frame around a record: beside its list, or a drawer where there is no room for it. */
export function RecordFrame({ isBeside, element, children, ...frame }: RecordFrameProps) {
  const content = <div className={styles.record}>{children}</div>;
  return isBeside ? (
    <SidePanel {...frame} element={element}>
      {content}
    </SidePanel>
  ) : (
    <Drawer {...frame} placement="right" wide>
      {content}
    </Drawer>
  );
}

/** Esc takes back what was typed in them. */
const withEscape = 'input:not([type="checkbox"]), select, textarea';

/** Whether a key that was pressed on this element closes the record beside the list. */
export const closesRecord = (key: string, target: Element) =>
  key === 'Escape' && !target.matches(withEscape);
