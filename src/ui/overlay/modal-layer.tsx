import type { ModalProps } from 'antd';
import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Modal } from '@/ui/antd/modal';
import { LayerContext, useFocusFences, useLayer } from './layer';
import { useReturnFocus } from './use-return-focus';

interface ModalLayerProps extends Pick<ModalProps, 'footer' | 'closable' | 'style'> {
  /** The accessible name. */
  title: ReactNode;
  /** The wrapper's class must set `--layer-width`. */
  classNames: Partial<Record<LayerPart, string>>;
  /** Attributes of the element around the dialog, which covers the window. */
  around?: HTMLAttributes<HTMLDivElement>;
  onClose: () => void;
  /** A click on the backdrop closes the dialog, which therefore must not hold any input. */
  closesOutside?: boolean;
  children: ReactNode;
}
type LayerPart = 'wrapper' | 'mask' | 'container' | 'header' | 'body' | 'footer' | 'close';

/** A click on the backdrop neither closes the dialog nor moves the focus out of it. */
const keepFocus = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/**
 * antd's Modal as dialogs of kept tabs need it. Motion is off: otherwise it throws when a hidden tab with an open
 * dialog is shown again. The focus goes to the element with `data-autofocus`, or to the dialog.
 */
export function ModalLayer({
  title,
  classNames,
  around,
  onClose,
  closesOutside = false,
  children,
  ...rest
}: ModalLayerProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const { layer, close, isTopmost, zIndex } = useLayer(onClose);
  useFocusFences(dialog);
  // In the commit that draws the dialog: on a busy machine a key may arrive before antd's passive effects run.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || current.contains(document.activeElement)) return;
    const first = current.querySelector<HTMLElement>('[data-autofocus]') ?? current;
    first.focus({ preventScroll: true });
  }, []);
  useReturnFocus(dialog);
  return (
    <Modal
      {...rest}
      open
      panelRef={dialog}
      title={title}
      classNames={classNames}
      transitionName=""
      maskTransitionName=""
      mask={{ closable: closesOutside }}
      focusable={{ focusTriggerAfterClose: false, trap: isTopmost }}
      scrollLock={false}
      zIndex={zIndex}
      width="var(--layer-width)"
      wrapProps={{ ...(!closesOutside && { onMouseDown: keepFocus }), ...around }}
      onCancel={close}
    >
      <LayerContext value={layer}>{children}</LayerContext>
    </Modal>
  );
}
