import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined';
import type { PendingUpload } from '@/elements/control/form-context';
import { mediaName } from '@/elements/text/media';
import { useTranslation } from '@/i18n';
import type { ImageSize } from '@/lib/file/image-size';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import { ProgressBar } from '@/ui/progress-bar';
import { MediaThumb } from './media-thumb';
import type { FormAttachment } from './send-file';
import styles from './uploader.module.css';

interface RemoveProps {
  label: string;
  onClick: () => void;
}

const RemoveButton = ({ label, onClick }: RemoveProps) => (
  <IconButton label={label} title={label} className={styles.remove} onClick={onClick}>
    <Icon icon={CloseOutlined} size={12} />
  </IconButton>
);

interface TransferProps {
  transfer: PendingUpload;
  onStop: () => void;
  onRetry: () => void;
}

/** A file that is uploading, with its progress, or that failed, with its error. */
export function TransferView({ transfer, onStop, onRetry }: TransferProps) {
  const { t } = useTranslation();
  const { file, state, progress, message } = transfer;
  const { name } = file;
  if (state === 'error') {
    return (
      <Row as="li" gap={2} lineGap={0} wrap shrink className={styles.item} data-state="error">
        <Ellipsis as="bdi" shrink className={styles.name} title={name}>
          {name}
        </Ellipsis>
        <Text tone="error" breaks className={styles.problem} role="alert">
          {message}
        </Text>
        <Button variant="link" onClick={onRetry}>
          {t('elements.upload.retry')}
        </Button>
        <RemoveButton label={t('elements.upload.remove', { name })} onClick={onStop} />
      </Row>
    );
  }
  const percent = progress === null ? undefined : Math.round(progress * 100);
  return (
    <Row as="li" gap={2} lineGap={0} wrap shrink className={styles.item} data-state="uploading">
      <Ellipsis as="bdi" shrink className={styles.name} title={name}>
        {name}
      </Ellipsis>
      {/* Indeterminate without a value, because some connections never report progress. */}
      <ProgressBar label={t('elements.upload.progress', { name })} max={100} value={percent} />
      <RemoveButton label={t('elements.upload.abort', { name })} onClick={onStop} />
    </Row>
  );
}

interface FileProps {
  file: FormAttachment;
  size: ImageSize;
  disabled: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** An uploaded file as a line of text. */
export function FileView({ file, disabled, onOpen, onRemove }: FileProps) {
  const { t } = useTranslation();
  const name = mediaName(file);
  return (
    <Row as="li" gap={2} lineGap={0} wrap shrink className={styles.item} data-state="success">
      <span className={styles.icon}>
        <Icon icon={FileOutlined} size={16} />
      </span>
      <Ellipsis
        as="button"
        shrink
        className={styles.open}
        type="button"
        aria-label={t('elements.viewer.view', { name })}
        title={name}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
      </Ellipsis>
      {!disabled && (
        <RemoveButton label={t('elements.upload.remove', { name })} onClick={onRemove} />
      )}
    </Row>
  );
}

/** An uploaded picture as a tile. */
export function TileView({ file, size, disabled, onOpen, onRemove }: FileProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.tile}>
      <MediaThumb media={file} size={size} className={styles.picture ?? ''} onOpen={onOpen} />
      {!disabled && (
        <RemoveButton
          label={t('elements.upload.remove', { name: mediaName(file) })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
