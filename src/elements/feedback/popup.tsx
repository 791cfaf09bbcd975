import { Drawer, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useIsExtraSmall } from '@/elements/use-media';

export interface PopupProps {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  /** Wide enough for two columns of fields. */
  wide?: boolean;
  children: ReactNode;
}

const widthPx = 560;
const widePx = 880;
const mask = { closable: false };

/** A dialog on a desk, a drawer on a very small screen; a click beside it never closes it. */
export function Popup({ title, footer, onClose, wide, children }: PopupProps) {
  const small = useIsExtraSmall();
  if (small) {
    return (
      <Drawer open placement="bottom" size="100%" {...{ title, footer, onClose, mask }}>
        {children}
      </Drawer>
    );
  }
  return (
    <Modal
      open
      centered
      width={wide ? widePx : widthPx}
      {...{ title, footer, mask }}
      onCancel={onClose}
      styles={{ body: { maxHeight: '70vh', overflow: 'auto' } }}
    >
      {children}
    </Modal>
  );
}
