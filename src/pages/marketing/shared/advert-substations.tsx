import type { Id } from '@/api/types';
import { idsOf } from '@/elements/control/control-props';
import { managedSubstations } from '@/elements/record-select/list-sources';
import { RecordSelect } from '@/elements/select/record-select';
import { useTranslation } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import { useSubstations } from '@/stores/substations';
import { Form } from '@/ui/antd/form';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import styles from './marketing.module.css';

/** The record also contains names of sub-stations that the user does not manage. */
const namesKey = 'substationNames';

/** Selects sub-stations one by one, or all that the user manages. */
export function AdvertSubstations({ id, value, label, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const managed = useSubstations((state) => state.managed);
  const names: unknown = Form.useWatch(namesKey, { form, preserve: true });
  const change = (ids: Id[], chosen: string[]) => {
    form.setFieldValue(namesKey, chosen);
    onChange?.(ids);
  };
  const ids = idsOf(value);
  const all = () =>
    change(
      managed.map((one) => one.id),
      managed.map((one) => one.substationName),
    );
  return (
    <Row gap={2} align="stretch" wrap className={styles.substations}>
      <RecordSelect
        multiple
        id={id}
        label={label}
        source={managedSubstations}
        disabled={disabled}
        value={ids}
        names={Array.isArray(names) ? names.map(String) : []}
        onChange={change}
      />
      {managed.length > ids.length && (
        <Button disabled={disabled} onClick={all}>
          {t('marketing.allSubstations', { count: managed.length })}
        </Button>
      )}
    </Row>
  );
}
