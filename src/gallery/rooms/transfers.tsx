import type { PendingUpload } from '@/elements/control/form-context';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { LazyImageViewer } from '@/elements/upload/lazy-image-viewer';
import { MediaThumb } from '@/elements/upload/media-thumb';
import { Picture } from '@/elements/upload/picture';
import { TransferView } from '@/elements/upload/transfer-view';
import { limitKbOf } from '@/elements/upload/upload-kinds';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { Grid, Row } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { attachments, picture, pictures } from './sample';
import { Opener, type Room } from './section';
import styles from './gallery.module.css';

const CropPopup = lazyPopup(async () => (await import('@/elements/upload/crop-popup')).CropPopup);

const notifySuccess = () => notify.success();

const transfer = (key: number, part: Partial<PendingUpload>): PendingUpload => ({
  key,
  file: new File([], key % 2 ? 'contract.pdf' : `${t('gallery.sample.long')}.pdf`),
  state: 'uploading',
  progress: null,
  message: '',
  ...part,
});

const Running = () => (
  <Grid as="ul" gap={1} className={styles.files}>
    {[
      transfer(1, {}),
      transfer(3, { progress: 0.4 }),
      transfer(2, { progress: 0.9 }),
      transfer(5, { state: 'error', message: t('errors.busy') }),
      transfer(4, { state: 'error', message: t('gallery.sample.long') }),
    ].map((one) => (
      <TransferView key={one.key} transfer={one} onStop={notifySuccess} onRetry={notifySuccess} />
    ))}
  </Grid>
);

const Thumbs = () => (
  <Row gap={2} wrap>
    {[...pictures(), ...attachments()].map((media, index) => (
      <MediaThumb
        key={media.name}
        media={media}
        className={styles.thumb ?? ''}
        current={index === 0}
        onOpen={notifySuccess}
      />
    ))}
  </Row>
);

const Sizes = () => (
  <Row gap={2} wrap>
    {(['small', 'middle', 'large'] as const).map((size) => (
      <div key={size} className={styles.picture}>
        <Picture url={picture} alt={size} size={size} />
      </div>
    ))}
    <div className={styles.picture}>
      <Picture url={pictures()[1]?.url ?? ''} alt="" />
    </div>
  </Row>
);

/** A drawing with more width than height, so that cropping is possible. */
const drawing = () =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="teal"/><circle cx="320" cy="160" r="120" fill="orange"/></svg>',
    ],
    'drawing.svg',
    { type: 'image/svg+xml' },
  );

const importButton = {
  code: 'import',
  upload: { url: '/api/base-support/attachment/upload-attachment' },
};

/** Uploads in progress, and uploaded files. */
export const transfers: Room = {
  key: 'transfers',
  sections: [
    { key: 'running', render: () => <Running /> },
    { key: 'thumbs', render: () => <Thumbs /> },
    { key: 'sizes', render: () => <Sizes /> },
    {
      key: 'viewer',
      render: () => (
        <Opener text={t('gallery.open')}>
          {(close) => <LazyImageViewer items={[...pictures(), ...attachments()]} onClose={close} />}
        </Opener>
      ),
    },
    {
      key: 'crop',
      render: () => (
        <Opener text={t('gallery.open')}>
          {(close) => (
            <CropPopup
              file={drawing()}
              aspect={1}
              limitKb={limitKbOf.image}
              onDone={close}
              onClose={close}
            />
          )}
        </Opener>
      ),
    },
    { key: 'toolbar', render: () => <Toolbar left={[importButton]} /> },
  ],
};
