import { useMemo, useRef, useState } from 'react';
import type { ById } from '@/api/types';
import type { Match } from '@/elements/batch/match';
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
import { readNumber } from '@/lib/number';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { Box, Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { fieldKind } from '@/values/fields';
import { operandField } from '@/values/number/operand';
import type { BulkFields } from './bulk-fields';
import { asValues, isOfPart } from './bulk-part';
import { calculationWith, unitsOf, type Calculation } from './calculation';
import { CalculationChoice } from './calculation-choice';
import { changeCounts, maxPreviewRows, PreviewBox } from './preview-box';
import { rowChanges, type RowChange } from './row-changes';

interface BulkPopupProps<Row extends ById> {
  title: string;
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  bulk: BulkFields<Row>;
  rows: readonly Row[];
  /** The conditions by which the rows were selected. */
  match: Match<Row> | undefined;
  nameOf: (row: Row) => string;
  /** The fields of an interrupted change that is continued; its values were not kept. */
  resumedFields?: readonly string[];
  onClose: () => void;
  /** Takes all rows, also those that do not change, and the keys of the chosen fields. */
  onRun: (changes: RowChange<Row>[], fields: string[]) => void;
}

/**
 * A chosen field must have a value, so that a forgotten one does not empty the field of all rows. The hint of a field that
 * is optional in its form often says what an empty one means.
 */
const asRequired = (field: AnyField): AnyField => ({
  ...field,
  hint: field.required ? field.hint : undefined,
  required: fieldKind(field).initial === undefined,
  wide: false,
});

interface PreviewProps<Row extends ById> {
  name: string;
  changes: RowChange<Row>[];
  values: Values;
  nameOf: (row: Row) => string;
}

/** What will change, row by row: the value before and after. Rows whose results are not allowed come first. */
function Preview<Row extends ById>({ name, changes, values, nameOf }: PreviewProps<Row>) {
  const { t } = useTranslation();
  const changing = changes.filter(({ fields }) => fields.length > 0);
  const shown = [...changes.filter(({ problem }) => problem), ...changing];
  const line = (field: AnyField, change: RowChange<Row>) =>
    t('bulk.change', {
      label: label(name, 'fields', field.key),
      before: describeValue(field, asValues(change.row)),
      after: describeValue(field, { ...values, ...change.values }),
    });
  return (
    <Grid as="section" gap={2} aria-label={t('bulk.preview')}>
      <output>{changeCounts(changes)}</output>
      {shown.length > 0 && (
        <PreviewBox label={t('bulk.rows')} count={shown.length}>
          <tbody>
            {shown.slice(0, maxPreviewRows).map((change) => (
              <tr key={change.row.id}>
                <th scope="row">{nameOf(change.row)}</th>
                <td>
                  {change.fields.map((field) => (
                    <Text key={field.key} as="div" digits>
                      {line(field, change)}
                    </Text>
                  ))}
                  {change.problem && (
                    <Text as="div" digits tone="error">
                      {line(change.problem.field, change)}
                      <br />
                      {change.problem.message}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PreviewBox>
      )}
    </Grid>
  );
}

function OpenBulkPopup<Row extends ById>(props: BulkPopupProps<Row>) {
  const { title, name, bulk, rows, match, nameOf, resumedFields, onClose, onRun } = props;
  const { t } = useTranslation();
  const [all] = useState(() => [...bulk.own, ...(bulk.part?.fields ?? [])].map(asRequired));
  const isResumed = resumedFields !== undefined;
  const [keys, setKeys] = useState(() =>
    all.map(({ key }) => key).filter((key) => all.length === 1 || resumedFields?.includes(key)),
  );
  const state = useForm({
    name,
    fields: all,
    initial: initialValues(all),
    onSave: async () => undefined,
  });
  const [calculations, setCalculations] = useState<Record<string, Calculation>>({});
  const calculationOf = ({ key }: AnyField) => {
    const calculation = calculations[key];
    return calculation && calculation.operation !== 'set' ? calculation : undefined;
  };
  /** A value of a part that the rows do not show cannot be calculated with before it is loaded. */
  const isCalculable = (field: AnyField) =>
    unitsOf(field).length > 0 &&
    rows.every((row) => field.key in row || !isOfPart(bulk.part, field));
  const chosen = all.filter(({ key }) => keys.includes(key));
  /** The fields as the form shows them. */
  const entered = chosen.map((field) => {
    const calculation = calculationOf(field);
    return calculation ? operandField(field, calculation.operation === 'divide') : field;
  });
  const isBusy = useRef(false);
  const sent = (values: Values) => collectInput(values, entered, {});
  // The button and the preview show the changes to the same values, and comparing 5,000 rows takes up to 140 ms.
  const compared = useMemo(
    () => new WeakMap<Values, RowChange<Row>[]>(),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the changes depend on besides the values
    [rows, bulk, keys, calculations, name],
  );
  const compare = (values: Values): RowChange<Row>[] => {
    const given = sent(values);
    const calculated = chosen.flatMap((field) => {
      const calculation = calculationOf(field);
      const run = calculation && calculationWith(calculation, readNumber(given[field.key]));
      return run ? [[field.key, run] as const] : [];
    });
    const runs = Object.fromEntries(calculated);
    // A field without a value is being filled in.
    const fields = chosen.filter((field) =>
      calculationOf(field) ? runs[field.key] : given[field.key] !== undefined,
    );
    if (!fields.length) return [];
    const plan = { name, fields, values: { ...values, ...given }, calculations: runs };
    return rowChanges(rows, plan, bulk.canEdit);
  };
  const changesTo = (values: Values) => {
    const changes = compared.get(values) ?? compare(values);
    compared.set(values, changes);
    return changes;
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
    onRun(
      changes,
      chosen.map(({ key }) => key),
    );
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
                  {t('bulk.run', { count })}
                </Button>
              </>
            );
          }}
        />
      }
    >
      {isResumed && (
        <Text as="p" tone="secondary" below={3}>
          {t('bulk.resumed')}
        </Text>
      )}
      {match && (
        <Text as="p" tone="secondary" below={3}>
          {t('match.only', { conditions: match.describe() })}
        </Text>
      )}
      {all.length > 1 && (
        <Box below={3}>
          <CheckboxGroup
            label={t('bulk.fields')}
            options={all.map(({ key }) => ({ value: key, text: label(name, 'fields', key) }))}
            selected={keys}
            onChange={setKeys}
          />
        </Box>
      )}
      {/* Enter only checks the values: so many changes need the button below their preview. */}
      <EntryForm name={name} state={state} onEnter={() => void state.check()}>
        {chosen.map((field, index) => (
          <Grid key={field.key} gap={1} pack="start">
            {isCalculable(field) && (
              <CalculationChoice
                label={label(name, 'fields', field.key)}
                units={unitsOf(field)}
                value={
                  calculations[field.key] ?? { operation: 'set', unit: unitsOf(field)[0] ?? 1 }
                }
                onChange={(next) => setCalculations((before) => ({ ...before, [field.key]: next }))}
              />
            )}
            <EntryField field={entered[index] ?? field} />
          </Grid>
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
