import { useState } from 'react';
import { EntryFields, isNarrow } from '@/elements/form/fields/entry-form';
import { useControls } from '@/elements/form/fields/fields';
import type { FormState } from '@/elements/form/use-form';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Box } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { Steps } from '@/ui/steps';
import type { FormPageProps, FormSection } from './form-page';
import { PageForm, usePageForm } from './page-form';
import { SaveBar } from './save-bar';
import styles from './form-page.module.css';

/** One step of a form; the text `<name>.sections.<key>` is its title. */
export type FormStep = Required<Pick<FormSection, 'key' | 'fields'>>;

interface StepFormProps extends Omit<FormPageProps, 'sections'> {
  steps: FormStep[];
}

function StepList({ name, steps, index }: { name: string; steps: FormStep[]; index: number }) {
  const { t } = useTranslation();
  return (
    <Box className={styles.steps}>
      <Steps
        label={t('elements.form.steps.label')}
        steps={steps.map(({ key }) => ({ key, label: t(`${name}.sections.${key}`) }))}
        index={index}
      />
    </Box>
  );
}

interface StepBarProps extends Pick<StepFormProps, 'steps'> {
  state: FormState;
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

function StepBar({ state, steps, isFirst, isLast, onPrevious, onNext }: StepBarProps) {
  const { t } = useTranslation();
  const isSaving = state.state === 'saving';
  return (
    <SaveBar
      className={styles.bar}
      dirty={state.dirty}
      state={state.dirty && t('elements.form.page.dirty')}
      isNarrow={isNarrow(steps)}
    >
      {!isFirst && (
        <Button disabled={isSaving} onClick={onPrevious}>
          {t('elements.form.steps.previous')}
        </Button>
      )}
      <Button variant="primary" busy={isSaving} onClick={onNext}>
        {t(`elements.form.steps.${isLast ? 'finish' : 'next'}`)}
      </Button>
    </SaveBar>
  );
}

function OpenStepForm({ steps, ...options }: StepFormProps) {
  const { name } = options;
  const [index, setIndex] = useState(0);
  const form = usePageForm({
    ...options,
    fields: steps.flatMap(({ fields }) => fields),
    // The server may reject a value of an earlier step, so open that step.
    onInvalid: (keys) => {
      const invalidStep = steps.findIndex(({ fields }) =>
        fields.some(({ key }) => keys.includes(key)),
      );
      if (invalidStep >= 0) setIndex(invalidStep);
    },
  });
  const { state } = form;
  const isLast = index === steps.length - 1;
  const next = async () => {
    if (isLast) return state.save();
    if (await state.check(steps[index]?.fields)) setIndex(index + 1);
  };
  const bar = (
    <StepBar
      {...{ state, steps }}
      isFirst={index === 0}
      isLast={isLast}
      onPrevious={() => setIndex(index - 1)}
      onNext={() => void next()}
    />
  );
  return (
    <PageForm
      {...form}
      name={name}
      header={<StepList name={name} steps={steps} index={index} />}
      bar={bar}
      onEnter={() => void next()}
    >
      {/* All steps stay mounted, because fields depend on each other and the last step validates all of them. */}
      {steps.map(({ key, fields }, stepIndex) => (
        <div key={key} hidden={stepIndex !== index}>
          <EntryFields fields={fields} />
        </div>
      ))}
    </PageForm>
  );
}

/**
 * A form in steps: each is validated before the next one opens, and the last one sends all values. A skeleton shows
 * until the code of all controls is loaded.
 */
export function StepForm(props: StepFormProps) {
  const fields = props.steps.flatMap((step) => step.fields);
  return useControls(fields) ? <OpenStepForm {...props} /> : <Skeleton shape="form" />;
}
