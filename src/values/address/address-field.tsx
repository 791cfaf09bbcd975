import { useState } from 'react';
import { regionApi, type AddressLocation, type AddressQuery } from '@/api/base-support/region';
import { addressLength } from '@/config/limits';
import { type FieldProps, asText, inputProps } from '@/elements/control/control-props';
import { lengthCount } from '@/elements/control/length-count';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { useTranslation } from '@/i18n';
import { isId } from '@/lib/guards';
import { maskNumbers } from '@/lib/mask';
import { trimText } from '@/lib/text';
import { Form } from '@/ui/antd/form';
import { Input } from '@/ui/antd/input';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import styles from './address-field.module.css';

interface LocateResult {
  query: AddressQuery;
  place: AddressLocation;
}

/** An address with a button to locate it. There is no map, so the result is shown as coordinates. */
export function AddressField(props: FieldProps) {
  const { field, value, disabled, onChange } = props;
  const { t } = useTranslation();
  const region: unknown = Form.useWatch(field.regionKey ?? 'regionId', {
    form: Form.useFormInstance(),
    preserve: true,
  });
  const [busy, setBusy] = useState(false);
  const [result, setFound] = useState<LocateResult>();
  const text = asText(value);
  const masked = useMaskedBox(text, maskNumbers);
  const address = trimText(text);
  const regionId = isId(region) ? region : undefined;
  const locate = async () => {
    setBusy(true);
    const query = { address, regionId };
    // The API client reports the error.
    const place = await regionApi.locate(query).catch(() => null);
    setBusy(false);
    setFound(place ? { query, place } : undefined);
  };
  // Show the result only while address and region are those it was requested for.
  const isCurrent = result?.query.address === address && result.query.regionId === regionId;
  return (
    <Row gap={3} lineGap={1} wrap className={styles.address}>
      <Input
        {...inputProps(props)}
        count={lengthCount(addressLength)}
        autoComplete="off"
        value={masked.text}
        onChange={({ target }) => onChange?.(target.value)}
        onFocus={masked.onFocus}
        onBlur={() => {
          masked.onBlur();
          props.onBlur?.();
        }}
      />
      <Button
        variant="link"
        busy={busy}
        disabled={disabled || !address}
        onClick={() => void locate()}
      >
        {t('elements.form.address.locate')}
      </Button>
      <output>{isCurrent && t('elements.form.address.place', { ...result.place })}</output>
    </Row>
  );
}
