import { useState } from 'react';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import { mergeRegion, mergeRegionApi, type MergeRegionInput } from '@/api/substation/merge-region';
import { substationApi, type OfSubstation } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { formTitle } from '@/crud/crud-form';
import { declareFields } from '@/crud/declare';
import { fieldsOf, idsOf } from '@/elements/control/control-props';
import { FormPopup } from '@/elements/form/page/form-popup';
import { findRow } from '@/elements/query/all-rows';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { t, useTranslation } from '@/i18n';
import { type ControlProps } from '@/schema/field';
import { allowClear } from '@/ui/allow-clear';
import { Form } from '@/ui/antd/form';
import { Select } from '@/ui/antd/select';

const name = 'platform-site.merge';
/** The key of the city names in a group. */
const namesKey = 'regionNames';
const [minCities, maxCities] = [2, 10];

const isCount = (value: unknown) => {
  const { length } = idsOf(value);
  return length === 0 || (length >= minCities && length <= maxCities) ? null : 'count';
};

/** Selects nearby cities. A city of another group shows its group and cannot be selected. */
function CitiesField(props: ControlProps & OfSubstation & { group: Id | undefined }) {
  const { id, label, value, onChange, substationId, group } = props;
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const load = useLoad(
    ['merge-options', substationId],
    async (signal) => (await mergeRegionApi.options({ substationId }, { signal })).items,
    { fresh: true },
  );
  return (
    <QueryBoundary query={load} name={label} shape="text">
      {(cities) => (
        <Select<Id[]>
          id={id}
          mode="multiple"
          allowClear={allowClear(label, value)}
          maxCount={maxCities}
          placeholder={t('elements.select.choose', { label })}
          showSearch={{ optionFilterProp: 'label' }}
          value={idsOf(value)}
          onChange={(ids) => {
            const chosen = cities.filter((city) => ids.includes(city.id));
            form.setFieldValue(
              namesKey,
              chosen.map(({ fullName }) => fullName),
            );
            onChange?.(ids);
          }}
          options={cities.map((city) => {
            const isTaken = city.mergeRegionId !== null && city.mergeRegionId !== group;
            const owner = city.mergeRegionName;
            const reason = isTaken ? ` ${t('elements.regions.takenBy', { owner })}` : '';
            return { value: city.id, label: city.fullName + reason, disabled: isTaken };
          })}
        />
      )}
    </QueryBoundary>
  );
}

type Group = OfSubstation & Partial<MergeRegionInput>;

const fieldsFor = ({ substationId, id }: Group) =>
  fieldsOf(
    declareFields(mergeRegion, [
      'name',
      {
        key: 'region',
        rules: [isCount],
        hint: `${name}.citiesHint`,
        render: (control) => <CitiesField {...control} substationId={substationId} group={id} />,
      },
    ]),
  );

/** Checks on the server whether the cities can be merged; an obstacle becomes an error of their field. */
async function checkMerge({ id, substationId, regionIds }: MergeRegionInput) {
  const { canMerge, obstacles } = await regionApi.canMerge({ id, substationId, regionIds });
  if (canMerge) return;
  const validationErrors = obstacles.map(({ regionName, reason }) => ({
    message: t(`${name}.obstacle`, { regionName, reason }),
    members: ['regionIds'],
  }));
  throw new ApiError({ kind: 'server', validationErrors });
}

interface MergeFormProps {
  /** A group without an id is new. */
  group: Group;
  onClose: (changed?: boolean) => void;
}

/** Edits a group of cities that a sub-station shows as one region. */
export function MergeForm({ group, onClose }: MergeFormProps) {
  const { substationId, id } = group;
  const [fields] = useState(() => fieldsFor(group));
  return (
    <FormPopup
      title={formTitle(name, id === undefined ? 'new' : 'edit')}
      name={name}
      fields={fields}
      initial={{ ...group }}
      onReload={
        id === undefined ? undefined : () => findRow(mergeRegionApi.list, { substationId }, id)
      }
      onSave={async (values) => {
        // The keys of the fields are keys of the input; the group contains the rest.
        const input = { ...group, ...values } as MergeRegionInput;
        await checkMerge(input);
        await substationApi.saveMergeGroup(input);
      }}
      onClose={onClose}
    />
  );
}
