import { useRef, useState } from 'react';
import type { ById } from '@/api/types';
import { CheckboxGroup } from '@/elements/control/checkbox-group';
import { describeValue } from '@/elements/form/conflict/versions';
import { EntryField } from '@/elements/form/fields/entry-field';
import { EntryForm } from '@/elements/form/fields/entry-form';
import { useControls } from '@/elements/form/fields/fields';
import { collectInput, initialValues } from '@/elements/form/form-values';
import { useForm } from '@/elements/form/use-form';
import { FormPreview } from '@/elements/preview/form-preview';
import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { label, useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { Box, Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { fieldKind } from '@/values/fields';
import type { BulkFields } from './bulk-fields';
import { asValues } from './bulk-part';
import { rowChanges, type RowChange } from './row-changes';
import styles from './bulk.module.css';

interface BulkPopupProps<Row extends ById> {
  title: string;
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  bulk: BulkFields<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Continues an interrupted change, whose values were not kept. */
  isResumed: boolean;
  onClose: () => void;
  /** Takes all rows, also those that do not change. */
  onRun: (changes: RowChange<Row>[], values: Values) => void;
}

/** A chosen field must have a value, so that a forgotten one does not empty the field of all rows. */
const asRequired = (field: AnyField): AnyField => ({
  ...field,
  required: fieldKind(field).initial === undefined,
  wide: false,
});

/** The number of rows the preview names; a thousand would slow down typing. */
const maxPreviewRows = 100;

/** A scroll box must take the focus to be scrolled by keyboard. */
const scrollBox = { tabIndex: 0 };

interface PreviewProps<Row extends ById> {
  name: string;
  changes: RowChange<Row>[];
  values: Values;
  nameOf: (row: Row) => string;
}

/** What will change, row by row: the value before and after. */
function Preview<Row extends ById>({ name, changes, values, nameOf }: PreviewProps<Row>) {
  const { t } = useTranslation();
  const changing = changes.filter(({ fields }) => fields.length > 0);
  const lockedCount = changes.filter(({ isLocked }) => isLocked).length;
  const sameCount = changes.length - changing.length - lockedCount;
  const restCount = Math.max(0, changing.length - maxPreviewRows);
  const counts = [
    t('elements.bulk.changing', { count: changing.length }),
    ...(sameCount ? [t('elements.bulk.same', { count: sameCount })] : []),
    ...(lockedCount ? [t('elements.bulk.locked', { count: lockedCount })] : []),
  ];
  return (
    <Grid as="section" gap={2} aria-label={t('elements.bulk.preview')}>
      <output>{counts.join(' · ')}</output>
      {changing.length > 0 && (
        <section {...scrollBox} className={styles.box} aria-label={t('elements.bulk.rows')}>
          <table className="ui-table">
            <tbody>
              {changing.slice(0, maxPreviewRows).map(({ row, fields }) => (
                <tr key={row.id}>
                  <th scope="row">{nameOf(row)}</th>
                  <td>
                    {fields.map((field) => (
                      <Text key={field.key} as="div" digits>
                        {t('elements.bulk.change', {
                          label: label(name, 'fields', field.key),
                          before: describeValue(field, asValues(row)),
                          after: describeValue(field, values),
                        })}
                      </Text>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {restCount > 0 && (
            <Text as="p" tone="secondary" className={styles.rest}>
              {t('elements.batch.rest', { count: restCount })}
            </Text>
          )}
        </section>
      )}
    </Grid>
  );
}

function OpenBulkPopup<Row extends ById>(props: BulkPopupProps<Row>) {
  const { title, name, bulk, rows, nameOf, isResumed, onClose, onRun } = props;
  const { t } = useTranslation();
  const [all] = useState(() => [...bulk.own, ...(bulk.part?.fields ?? [])].map(asRequired));
  const [keys, setKeys] = useState(() => (all.length === 1 ? all.map(({ key }) => key) : []));
  const state = useForm({
    name,
    fields: all,
    initial: initialValues(all),
    onSave: async () => undefined,
  });
  const chosen = all.filter(({ key }) => keys.includes(key));
  const isBusy = useRef(false);
  const sent = (values: Values) => collectInput(values, chosen, {});
  const changesTo = (values: Values) => {
    // A field without a value is being filled in.
    const filled = chosen.filter((field) => sent(values)[field.key] !== undefined);
    return filled.length
      ? rowChanges(rows, filled, { ...values, ...sent(values) }, bulk.canEdit)
      : [];
  };
  const leave = () => {
    state.markDirty(false);
    onClose();
  };
  const close = async () => {
    if (!state.isDirty() || (await confirmDiscard())) leave();
  };
  const run = async () => {
    if (isBusy.current || !chosen.length) return;
    isBusy.current = true;
    const isValid = await state.check();
    isBusy.current = false;
    if (!isValid) return;
    const values: Values = state.form.getFieldsValue(true);
    const changes = changesTo(values);
    if (!isResumed && !changes.some(({ fields }) => fields.length)) return;
    state.markDirty(false);
    onRun(changes, sent(values));
  };
  return (
    <Popup
      title={title}
      wide
      onClose={() => void close()}
      footer={
        <FormPreview
          form={state.form}
          render={(values) => {
            const count = changesTo(values).filter(({ fields }) => fields.length > 0).length;
            return (
              <>
                <Button onClick={() => void close()}>{t('common.cancel')}</Button>
                <Button variant="primary" disabled={!chosen.length} onClick={() => void run()}>
                  {t('elements.bulk.run', { count })}
                </Button>
              </>
            );
          }}
        />
      }
    >
      {isResumed && (
        <Text as="p" tone="secondary" below={3}>
          {t('elements.bulk.resumed')}
        </Text>
      )}
      {all.length > 1 && (
        <Box below={3}>
          <CheckboxGroup
            label={t('elements.bulk.fields')}
            options={all.map(({ key }) => ({ value: key, text: label(name, 'fields', key) }))}
            selected={keys}
            onChange={setKeys}
          />
        </Box>
      )}
      {/* Enter only checks the values: so many changes need the button below their preview. */}
      <EntryForm name={name} state={state} onEnter={() => void state.check()}>
        {chosen.map((field) => (
          <EntryField key={field.key} field={field} />
        ))}
      </EntryForm>
      <FormPreview
        form={state.form}
        render={(values) =>
          chosen.length > 0 && (
            <Preview
              name={name}
              changes={changesTo(values)}
              values={{ ...values, ...sent(values) }}
              nameOf={nameOf}
            />
          )
        }
      />
    </Popup>
  );
}

/**
 * Sets some fields of many rows: the user chooses the fields, sees what will change in each row, and starts. It opens
 * when the code of all its controls is loaded.
 */
export function BulkPopup<Row extends ById>(props: BulkPopupProps<Row>) {
  const { own, part } = props.bulk;
  return useControls([...own, ...(part?.fields ?? [])]) ? <OpenBulkPopup {...props} /> : null;
}
