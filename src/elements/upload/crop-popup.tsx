import { useEffect, useState } from 'react';
import 'react-easy-crop/react-easy-crop.css';
import Cropper from 'react-easy-crop';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Row } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { cropImage, type CropArea } from './crop-image';
import styles from './crop-popup.module.css';

interface CropPopupProps {
  file: File;
  /** Width divided by height. */
  aspect: number;
  /** A larger result loses quality, then pixels. */
  limitKb: number;
  onDone: (cropped: File) => void;
  onClose: () => void;
}

const zoom = { min: 1, max: 5, step: 0.1 };

/** Returns an object URL for a file and revokes it on unmount. */
function useObjectUrl(file: File) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as this effect
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}

/** Chooses the part of a picture to keep. Drag or arrow keys move it; wheel, pinch or the slider zoom. */
export function CropPopup({ file, aspect, limitKb, onDone, onClose }: CropPopupProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [scale, setScale] = useState(zoom.min);
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);
  const finish = async () => {
    if (!area || busy) return;
    setBusy(true);
    const cropped = await cropImage(file, area, limitKb);
    setBusy(false);
    if (cropped) return onDone(cropped);
    notify.warning(t('elements.upload.cropFailed'));
    return onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="primary" busy={busy} disabled={!area} onClick={() => void finish()}>
        {t('common.confirm')}
      </Button>
    </>
  );
  return (
    <Popup title={t('elements.upload.crop')} footer={footer} onClose={onClose}>
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={scale}
            aspect={aspect}
            minZoom={zoom.min}
            maxZoom={zoom.max}
            onCropChange={setCrop}
            onZoomChange={setScale}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            // The styles are imported above, because the content security policy blocks injected style elements.
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Row as="label" gap={3} className={styles.zoom}>
        {t('elements.upload.zoom')}
        <input
          type="range"
          min={zoom.min}
          max={zoom.max}
          step={zoom.step}
          value={scale}
          onChange={({ target }) => setScale(Number(target.value))}
        />
      </Row>
    </Popup>
  );
}
