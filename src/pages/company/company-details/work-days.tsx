import { companyApi } from '@/api/company/company';
import { companyDetailApi, type CompanyWorkDays } from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { CompanyUserRole, Weekday } from '@/enums';
import { type ControlProps } from '@/schema/field';
import { Input } from '@/ui/antd/input';
import { tabTitle, type PartProps } from './part';
import { WeekGrid, WeekPicker } from './week-grid';
import styles from './week-grid.module.css';

const name = 'company.details.workDays';

/** The values of the form. It edits the working days as a list, while the server has a flag for each day. */
interface WorkDays {
  days: Weekday[];
  openTime: string | null;
  closeTime: string | null;
}
const hasWorkDays = ({ days }: Partial<WorkDays>) => Boolean(days?.length);
const closesLater = (value: unknown, { openTime }: Partial<WorkDays>) =>
  typeof value === 'string' && typeof openTime === 'string' && value <= openTime
    ? 'closesFirst'
    : null;

/** A time of day, such as `08:30`, in the native control of the browser. */
const ClockInput = ({ value, label, onChange, ...rest }: ControlProps) => (
  <Input
    {...rest}
    type="time"
    aria-label={rest.id ? undefined : label}
    className={styles.clock}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange?.(target.value || null)}
  />
);
const clock = (control: ControlProps) => <ClockInput {...control} />;

const isDay = (value: unknown): value is Weekday => Weekday.$values.some((day) => day === value);
const daysFrom = (value: unknown) => (Array.isArray(value) ? value.filter(isDay) : []);

const fields = fieldsOf<WorkDays>([
  {
    key: 'days',
    type: 'custom',
    render: ({ id, value, label, onChange }) => (
      <WeekPicker id={id} label={label} days={daysFrom(value)} onChange={onChange} />
    ),
  },
  { key: 'openTime', type: 'custom', required: true, visible: hasWorkDays, render: clock },
  {
    key: 'closeTime',
    type: 'custom',
    required: true,
    visible: hasWorkDays,
    rules: [closesLater],
    render: clock,
  },
  // With the enum, the dialog of a conflict shows the names of the days.
]).map((field) => (field.key === 'days' ? { ...field, enum: Weekday } : field));

const member = (day: Weekday) => Weekday.$member(day) as keyof typeof flagsOff; // Members of the set are the fields.
const flagsOff = {
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};
const toForm = (week: CompanyWorkDays) => ({
  ...week,
  days: Weekday.$values.filter((day) => week[member(day)]),
});

/** The working days and the opening hours of the company. */
export function WorkDays({ companyId, company, rights, applySaved }: PartProps) {
  const { workDays } = company;
  const week = toForm(workDays);
  const save = async (values: object) => {
    const { days, ...rest } = { ...week, ...values };
    const flags = Object.fromEntries(days.map((day) => [member(day), true]));
    const input = { ...workDays, ...rest, ...flagsOff, ...flags };
    const saved = await companyDetailApi.saveWorkDays(input);
    const updated = await applySaved(saved && { workDays: saved }, { workDays: input });
    return toForm(updated.workDays);
  };
  const reload = async () => toForm((await companyApi.one({ id: companyId })).workDays);
  return (
    <ViewEditForm
      name={name}
      title={tabTitle('workDays')}
      view={<WeekGrid days={week.days} open={workDays.openTime} close={workDays.closeTime} />}
      form={
        rights.hasRole(CompanyUserRole.company)
          ? {
              sections: [{ fields }],
              initial: week,
              draftKey: `company/${companyId}/work-days`,
              onSave: save,
              onReload: reload,
            }
          : undefined
      }
    />
  );
}
