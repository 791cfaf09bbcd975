import { useState } from 'react';
import { EnumSelect } from '@/elements/select/enum-select';
import { SubstationSelect } from '@/elements/select/substation-select';
import { CompanyType } from '@/enums';
import { label } from '@/i18n';
import { sampleName } from './sample';
import type { Room } from './section';

function Enum() {
  const [value, setValue] = useState<number>();
  const text = label(sampleName, 'fields', 'type');
  return <EnumSelect label={text} of={CompanyType} value={value} onChange={setValue} />;
}

const Substation = ({ disabled }: { disabled?: boolean }) => (
  <SubstationSelect label={label(sampleName, 'filters', 'substation')} disabled={disabled} />
);

/** Every selector goes here: empty, chosen, disabled, many. */
export const selectors: Room = {
  key: 'selectors',
  sections: [
    { key: 'codes', render: () => <Enum /> },
    { key: 'substation', render: () => <Substation /> },
    { key: 'disabled', render: () => <Substation disabled /> },
  ],
};
