import { Button, LinkButton, type ButtonLook } from '@/elements/button';
import {
  alertDialog,
  confirmDialog,
  confirmRequest,
  copied,
  notify,
} from '@/elements/feedback/notify';
import { Outcome } from '@/elements/feedback/outcome';
import { ListStatus } from '@/elements/table/list-status';
import { t } from '@/i18n';
import styles from './gallery.module.css';
import type { Room } from './section';

const looks: ButtonLook[] = ['default', 'primary', 'danger', 'text'];
const text = () => t('gallery.sample.note');

/** Everything that is told, by the key of its name. */
const tell: Record<string, () => unknown> = {
  success: notify.success,
  failure: () => notify.failure(),
  error: () => notify.error(text()),
  warning: () => notify.warning(text()),
  info: () => notify.info(text()),
  infoPopup: () => notify.infoPopup(text()),
  errorPopup: () => notify.errorPopup(t('gallery.sample.long')),
  copied: () => copied(true),
  notCopied: () => copied(false),
  confirm: () => confirmDialog({ content: text() }),
  danger: () => confirmDialog({ content: text(), danger: true }),
  alert: () => alertDialog({ content: text() }),
  request: () => confirmRequest(text(), () => Promise.resolve()),
};

const Notices = () => (
  <div className={styles.line}>
    {Object.entries(tell).map(([key, run]) => (
      <Button key={key} onClick={() => void run()}>
        {t(`gallery.tell.${key}`)}
      </Button>
    ))}
  </div>
);

const Buttons = () => (
  <>
    {[{}, { busy: true }, { disabled: true }].map((state) => (
      <div key={Object.keys(state).join()} className={styles.line}>
        {looks.map((look) => (
          <Button key={look} look={look} {...state}>
            {t(`gallery.looks.${look}`)}
          </Button>
        ))}
      </div>
    ))}
    <LinkButton href="https://example.com">{t('gallery.open')}</LinkButton>
  </>
);

const nothing = () => undefined;

const Status = ({ total, failed }: { total?: number; failed: boolean }) => (
  <ListStatus
    total={total}
    shown={20}
    updatedAt={total === undefined ? undefined : 0}
    failed={failed}
    fetching={!failed}
    onRetry={nothing}
    onBack={failed ? nothing : undefined}
  />
);

/** Notices, questions, buttons, what a list says of itself, ends of a way. */
export const feedback: Room = {
  key: 'feedback',
  sections: [
    { key: 'notices', render: () => <Notices /> },
    { key: 'buttons', render: () => <Buttons /> },
    { key: 'statusBusy', render: () => <Status total={1_284} failed={false} /> },
    { key: 'statusOld', render: () => <Status total={1_284} failed /> },
    { key: 'statusNone', render: () => <Status failed /> },
    {
      key: 'outcome',
      render: () => (
        <Outcome
          title={t('elements.notFound.title')}
          text={t('elements.notFound.text')}
          actions={<button type="button">{t('common.retry')}</button>}
        />
      ),
    },
  ],
};
