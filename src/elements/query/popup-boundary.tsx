import type { ReactNode } from 'react';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { NotShown } from '@/ui/overlay/lazy-popup';
import { Drawn, PartBoundary } from './part-boundary';

interface PopupBoundaryProps {
  /** What the popup is about: another one is tried again. */
  subject: unknown;
  draw: () => ReactNode;
  onClose: () => void;
}

const notifyIncomplete = () => notify.error(t('elements.load.incomplete'));

/** Renders a popup. When it cannot be rendered, because its record is incomplete, it shows a message and the page stays. */
export const PopupBoundary = ({ subject, draw, onClose }: PopupBoundaryProps) => (
  <PartBoundary
    value={subject}
    fallback={<NotShown tell={notifyIncomplete} onClose={() => onClose()} />}
  >
    <Drawn draw={draw} />
  </PartBoundary>
);
