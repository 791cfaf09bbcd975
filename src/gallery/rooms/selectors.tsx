import { useState, type ComponentType } from 'react';
import type { Id } from '@/api/types';
import { recordSelects, BranchSelect, LineSelect } from '@/elements/record-select/record-selects';
import { SubstationsSelect } from '@/elements/record-select/substation-select';
import { EnumSelect } from '@/elements/select/enum-select';
import type { RecordSelectProps } from '@/elements/select/record-select';
import { SearchState, type SearchStateProps } from '@/elements/select/search-state';
import { CompanyType } from '@/enums';
import { label, t } from '@/i18n';
import type { RecordType } from '@/schema/record-type';
import { notify } from '@/ui/feedback/notify';
import { Grid, Row } from '@/ui/layout/layout';
import { filterSample, typesName } from './filter-samples';
import type { Room } from './section';
import styles from './gallery.module.css';

const labelOf = (key: string) => label(typesName, 'fields', key);

interface OneProps {
  of: ComponentType<RecordSelectProps>;
  text: string;
  given?: { value: Id; name: string };
  disabled?: boolean;
}

function One({ of: Select, text, given, disabled }: OneProps) {
  const [{ value, name }, set] = useState<{ value?: Id; name?: string }>(given ?? {});
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <span>{text}</span>
      <Select
        label={text}
        value={value}
        name={name}
        disabled={disabled}
        onChange={(next, called) => set({ value: next, name: called })}
      />
    </Grid>
  );
}

// Object.keys returns strings; these are the keys of the table. Regions have a room of their own.
const types = Object.keys(recordSelects) as RecordType[];

/** The sample value of the filter with the same type. */
function givenOf(type: RecordType) {
  const { value, name } = filterSample(type);
  return typeof value === 'number' && typeof name === 'string' ? { value, name } : undefined;
}

const Records = ({ set = false, disabled }: { set?: boolean; disabled?: boolean }) => (
  <Row gap={4} align="start" wrap>
    {types.map((type) => (
      <One
        key={type}
        of={recordSelects[type]}
        text={labelOf(type)}
        given={set ? givenOf(type) : undefined}
        disabled={disabled}
      />
    ))}
  </Row>
);

function Codes() {
  const [value, setValue] = useState<number | undefined>(CompanyType.line);
  const text = labelOf('select');
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <EnumSelect label={text} enum={CompanyType} value={value} onChange={setValue} />
    </Grid>
  );
}

function Several() {
  const [ids, setIds] = useState<Id[]>([1, 2, 3, 4, 5]);
  const names = ids.map((id) => t('gallery.sample.branch', { number: id }));
  return (
    <Grid gap={1} columns={1} className={styles.condition}>
      <SubstationsSelect
        label={labelOf('substation')}
        value={ids}
        names={names}
        onChange={setIds}
      />
    </Grid>
  );
}

/** Both select from the records of a company. */
const OfCompany = ({ companyId }: { companyId: Id | null }) => (
  <Row gap={4} align="start" wrap>
    <One of={(props) => <LineSelect {...props} companyId={companyId} />} text={labelOf('line')} />
    <One
      of={(props) => <BranchSelect {...props} companyId={companyId} />}
      text={labelOf('branch')}
    />
  </Row>
);

const states: SearchStateProps['state'][] = ['idle', 'searching', 'done', 'failed'];
const notifySuccess = () => notify.success();

/** Every selector goes here: empty, selected, disabled, multiple. */
export const selectors: Room = {
  key: 'selectors',
  sections: [
    { key: 'codes', render: () => <Codes /> },
    { key: 'records', render: () => <Records /> },
    { key: 'set', render: () => <Records set /> },
    { key: 'disabled', render: () => <Records set disabled /> },
    { key: 'several', render: () => <Several /> },
    { key: 'ofNone', render: () => <OfCompany companyId={null} /> },
    {
      key: 'states',
      render: () =>
        states.map((state) => <SearchState key={state} state={state} onRetry={notifySuccess} />),
    },
  ],
};
