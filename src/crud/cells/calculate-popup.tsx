import { useState } from 'react';
import type { ById } from '@/api/types';
import { unitsOf, type Calculation } from '@/crud/bulk/calculation';
import { CalculationChoice } from '@/crud/bulk/calculation-choice';
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
import { Grid } from '@/ui/layout/layout';
import { operandField } from '@/values/number/operand';
import { cellCalculation, type CellCalculation } from './calculated-cells';
import { CellPopup, type CellPopupProps } from './cell-popup';
import type { CellPlan } from './plan-cells';

/** The texts of the form, whose one field is no property of the records. */
const name = 'range.calculate';
const key = 'operand';

interface CalculatePopupProps<Row extends ById> extends Omit<
  CellPopupProps<Row>,
  'plan' | 'onRun' | 'children'
> {
  /** The fields of the cells. */
  fields: AnyField[];
  /** What a calculation does to the cells; undefined while it is being entered. */
  planOf: (calculate: CellCalculation | undefined) => CellPlan<Row>;
  onRun: (plan: CellPlan<Row>) => void;
}

function OpenCalculatePopup<Row extends ById>(props: CalculatePopupProps<Row>) {
  const { fields, planOf, onClose, onRun, ...popup } = props;
  useTranslation();
  // The smallest step comes first: the results of the other fields are rounded to their own.
  const [units = []] = fields.map(unitsOf).toSorted(([one = 0], [other = 0]) => one - other);
  const [calculation, setCalculation] = useState<Calculation>({
    operation: 'set',
    unit: units[0] ?? 1,
  });
  const operand = operandField({ key }, calculation.operation === 'divide');
  const state = useForm({
    name,
    fields: [operand],
    initial: initialValues([operand]),
    onSave: async () => undefined,
  });
  const planWith = (values: Values) => {
    const entered = readNumber(collectInput(values, [operand], {})[key]);
    return planOf(cellCalculation(calculation, entered));
  };
  const leave = () => {
    state.markDirty(false);
    onClose();
  };
  const close = async () => {
    if (!state.isDirty() || (await confirmDiscard())) leave();
  };
  const run = (plan: CellPlan<Row>) => {
    state.markDirty(false);
    onRun(plan);
  };
  const render = (values: Values) => {
    const plan = planWith(values);
    return (
      <CellPopup {...popup} plan={plan} onClose={() => void close()} onRun={() => run(plan)}>
        {/* Enter only checks the number: so many changes need the button below their preview. */}
        <EntryForm name={name} state={state} onEnter={() => void state.check()}>
          <Grid gap={1} pack="start">
            <CalculationChoice
              label={label(name, 'fields', key)}
              units={units}
              value={calculation}
              onChange={setCalculation}
            />
            <EntryField field={operand} />
          </Grid>
        </EntryForm>
      </CellPopup>
    );
  };
  return <FormPreview form={state.form} render={render} />;
}

/** Calculates with the numbers of cells, or sets them, and shows what will change in each. It opens when its control has loaded. */
export function CalculatePopup<Row extends ById>(props: CalculatePopupProps<Row>) {
  return useControls([operandField({ key }, false)]) ? <OpenCalculatePopup {...props} /> : null;
}
