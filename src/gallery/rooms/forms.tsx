import { FormPage } from '@/elements/form/page/form-page';
import { SearchForm } from '@/elements/form/page/search-form';
import { StepForm } from '@/elements/form/page/step-form';
import type { AnyField } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import { fieldOf } from './field-samples';
import { typesName } from './filter-samples';
import type { Room } from './section';

const required = { required: true };
const names: AnyField[] = [fieldOf('text', required), fieldOf('radio', required)];
const contacts: AnyField[] = [fieldOf('mobile', required), fieldOf('email')];
const amounts: AnyField[] = [fieldOf('amount'), fieldOf('dateRange')];
const sections = [
  { fields: names },
  { key: 'contacts', fields: contacts },
  { key: 'amounts', fields: amounts, closed: true },
];
const steps = [
  { key: 'names', fields: names },
  { key: 'contacts', fields: contacts },
  { key: 'amounts', fields: amounts },
];
const conditions: AnyField[] = [
  fieldOf('text'),
  fieldOf('select'),
  fieldOf('mobile'),
  fieldOf('dateRange'),
  fieldOf('number', required),
];
const save = () => Promise.resolve();
const never = () => new Promise<void>(() => undefined);
const notifySuccess = () => notify.success();

/** Complete forms go here. */
export const forms: Room = {
  key: 'forms',
  sections: [
    {
      key: 'page',
      render: () => <FormPage name={typesName} sections={sections} initial={{}} onSave={save} />,
    },
    {
      key: 'pageBusy',
      render: () => <FormPage name={typesName} sections={sections} initial={{}} onSave={never} />,
    },
    {
      key: 'steps',
      render: () => <StepForm name={typesName} steps={steps} initial={{}} onSave={save} />,
    },
    {
      key: 'search',
      render: () => <SearchForm name={typesName} fields={conditions} onSearch={notifySuccess} />,
    },
    {
      key: 'searchBusy',
      render: () => <SearchForm name={typesName} fields={names} onSearch={notifySuccess} busy />,
    },
  ],
};
