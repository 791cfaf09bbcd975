import { t } from '@/i18n';
import { Button } from '@/ui/button';
import { alertDialog, confirmDialog, confirmRequest } from '@/ui/feedback/dialogs';
import { notifyCopied, notify } from '@/ui/feedback/notify';
import { Row } from '@/ui/layout/layout';
import { Result } from '@/ui/result';
import type { Room } from './section';

const text = () => t('gallery.sample.note');

/** All messages, by the key of their title. */
const messages: Record<string, () => unknown> = {
  success: notify.success,
  failure: () => notify.failure(),
  error: () => notify.error(text()),
  warning: () => notify.warning(text()),
  info: () => notify.info(text()),
  infoPopup: () => notify.infoPopup(text()),
  errorPopup: () => notify.errorPopup(t('gallery.sample.long')),
  copied: () => notifyCopied(true),
  notCopied: () => notifyCopied(false),
  confirm: () => confirmDialog({ content: text() }),
  danger: () => confirmDialog({ content: text(), danger: true }),
  alert: () => alertDialog({ content: text() }),
  request: () => confirmRequest(text(), () => Promise.resolve()),
};

const Notices = () => (
  <Row gap={2} wrap>
    {Object.entries(messages).map(([key, run]) => (
      <Button key={key} onClick={() => void run()}>
        {t(`gallery.tell.${key}`)}
      </Button>
    ))}
  </Row>
);

/** Messages, confirmations and results. */
export const feedback: Room = {
  key: 'feedback',
  sections: [
    { key: 'notices', render: () => <Notices /> },
    {
      key: 'outcome',
      render: () => (
        <Result
          kind="done"
          title={t('elements.notFound.title')}
          text={t('elements.notFound.text')}
          actions={<Button variant="primary">{t('common.retry')}</Button>}
        />
      ),
    },
  ],
};
