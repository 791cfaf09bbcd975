import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import { useRef, useState, type ClipboardEvent, type DragEvent, type FocusEvent } from 'react';
import { useAddPendingWork, type PendingUpload } from '@/elements/control/form-context';
import { useTranslation } from '@/i18n';
import { extensionOf } from '@/lib/file/file-type';
import type { ImageSize } from '@/lib/file/image-size';
import { FileInput } from '@/ui/file-input';
import { Icon } from '@/ui/icon';
import { Grid, Row } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { LazyImageViewer } from './lazy-image-viewer';
import type { FormAttachment } from './send-file';
import { FileView, TileView, TransferView } from './transfer-view';
import { acceptOf, isPicture, typesText } from './upload-kinds';
import { useUpload, type UploadPlan } from './use-upload';
import styles from './uploader.module.css';

const CropPopup = lazyPopup(async () => (await import('./crop-popup')).CropPopup);

/** Props of every upload field; the form item passes id, value and onChange. */
export interface UploadField {
  id?: string;
  /** Label of the field. */
  label: string;
  value?: FormAttachment[] | null;
  onChange?: (value: FormAttachment[]) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Called in addition to the message for the user. */
  onError?: (message: string, file: File) => void;
  /** Called when the list of running and failed uploads changes. */
  onTransfers?: (transfers: readonly PendingUpload[]) => void;
  disabled?: boolean;
  /** Id of the element that describes the field. */
  describedBy?: string;
}
export interface Crop {
  /** Width divided by height. */
  aspect: number;
  /** Size to request from the object storage; middle when missing. */
  size?: ImageSize;
}
interface UploaderProps {
  field: UploadField;
  plan: UploadPlan;
  addText: string;
  crop?: Crop;
}

/** Accepts files by file dialog, drag and drop, or paste. */
function useFileIntake({ plan, field }: UploaderProps, upload: ReturnType<typeof useUpload>) {
  const [uncropped, setUncropped] = useState<File[]>([]);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const addWork = useAddPendingWork();
  const acceptFiles = async (files: File[]) => {
    if (field.disabled || files.length === 0) return;
    const accepted = await upload.check(files, uncropped.length);
    const needsCropping = (file: File) => plan.cropped && isPicture(extensionOf(file.name));
    setUncropped((waiting) => [...waiting, ...accepted.filter(needsCropping)]);
    upload.upload(accepted.filter((file) => !needsCropping(file)));
  };
  /** A form that is submitted meanwhile waits until the files have been checked. */
  const addFiles = (files: File[]) => addWork(acceptFiles(files));
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    addFiles,
    isDraggedOver,
    /** The picture that is being cropped. */
    uncropped: uncropped[0],
    closeCropPopup: (cropped?: File) => {
      setUncropped((waiting) => waiting.slice(1));
      if (cropped) upload.upload([cropped]);
    },
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        addFiles(files);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(!field.disabled);
      },
      onDragLeave: () => setIsDraggedOver(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDraggedOver(false);
        addFiles([...event.dataTransfer.files]);
      },
    },
  };
}

interface AddButtonProps {
  id?: string;
  text: string;
  plan: UploadPlan;
  onFiles: (files: File[]) => void;
}

function AddButton({ id, text, plan, onFiles }: AddButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Row
        as="button"
        gap={2}
        inline
        className={styles.add}
        data-print="no"
        id={id}
        type="button"
        // Without it the form label would name the button.
        aria-label={text}
        title={t('elements.upload.hint')}
        onClick={() => input.current?.click()}
      >
        <Icon icon={PlusOutlined} size={18} />
        {text}
      </Row>
      <FileInput
        ref={input}
        aria-label={text}
        accept={acceptOf(plan.kind)}
        multiple={plan.limit > 1}
        onFiles={onFiles}
      />
    </>
  );
}

/** The accepted types and the size limit. */
function Hint({ plan }: { plan: UploadPlan }) {
  const { t } = useTranslation();
  return (
    <Row
      as="p"
      gap={3}
      lineGap={0}
      align="stretch"
      wrap
      tone="muted"
      size={12}
      className={styles.hint}
      data-print="no"
    >
      <span>{t('elements.upload.limit', { kb: plan.limitKb })}</span>
      {plan.kind !== 'attachment' && (
        <span>{t('elements.upload.types', { types: typesText(plan.kind) })}</span>
      )}
    </Row>
  );
}

interface FilesProps {
  value: FormAttachment[];
  upload: ReturnType<typeof useUpload>;
  asTiles: boolean;
  size: ImageSize;
  disabled: boolean;
  onOpen: (index: number) => void;
}

/** The uploaded files, then the running and failed uploads. */
function Files({ value, upload, asTiles, size, disabled, onOpen }: FilesProps) {
  const View = asTiles ? TileView : FileView;
  return (
    <Grid as="ul" gap={1} className={styles.list}>
      {value.map((file, index) => (
        <View
          key={file.attachmentId}
          file={file}
          size={size}
          disabled={disabled}
          onOpen={() => onOpen(index)}
          onRemove={() => upload.remove(file)}
        />
      ))}
      {upload.transfers.map((transfer) => (
        <TransferView
          key={transfer.key}
          transfer={transfer}
          onStop={() => upload.stop(transfer)}
          onRetry={() => upload.retry(transfer)}
        />
      ))}
    </Grid>
  );
}

/** The upload field of a form: uploaded files, running uploads, and adding files by click, drop or paste. */
export function Uploader(props: UploaderProps) {
  const { field, plan, addText, crop } = props;
  const { id, label, disabled = false, onError, onTransfers } = field;
  const box = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const value = field.value ?? [];
  const onChange = (next: FormAttachment[]) => field.onChange?.(next);
  const upload = useUpload({ value, plan, onChange, onError, onTransfers }, box);
  const intake = useFileIntake(props, upload);
  const asTiles = plan.kind === 'image' || plan.kind === 'media';
  const canAdd = !disabled && !upload.isFull;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only handles the blur of the group */}
      <Grid
        as="fieldset"
        gap={2}
        justify="start"
        ref={box}
        // The form label refers to the add button, or to this element when there is none.
        id={canAdd ? undefined : id}
        tabIndex={-1}
        aria-label={label}
        aria-describedby={field.describedBy}
        className={styles.box}
        data-tiles={asTiles || undefined}
        data-over={intake.isDraggedOver || undefined}
        onBlur={field.onBlur}
        {...intake.handlers}
      >
        {value.length + upload.transfers.length > 0 && (
          <Files
            {...{ value, upload, asTiles, disabled }}
            size={crop?.size ?? 'middle'}
            onOpen={setOpen}
          />
        )}
        {canAdd && <AddButton id={id} text={addText} plan={plan} onFiles={intake.addFiles} />}
        {!disabled && <Hint plan={plan} />}
      </Grid>
      {open !== null && value.length > 0 && (
        <LazyImageViewer items={value} start={open} onClose={() => setOpen(null)} />
      )}
      {intake.uncropped && crop && (
        <CropPopup
          key={intake.uncropped.name + intake.uncropped.lastModified}
          file={intake.uncropped}
          aspect={crop.aspect}
          limitKb={plan.limitKb}
          onDone={intake.closeCropPopup}
          onClose={() => intake.closeCropPopup()}
        />
      )}
    </>
  );
}
